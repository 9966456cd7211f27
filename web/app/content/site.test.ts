import { expect, it } from 'vitest'
import { siteOf } from '../../build/site'
import { hearBack } from './contact'
import { site } from './site'

const day = 24 * 60 * 60 * 1000

it('has a security.txt that stays valid for a month and not for more than a year', () => {
  const left = (Date.parse(site.security.expires) - Date.now()) / day
  expect(left, 'renew security.expires in site.toml').toBeGreaterThan(30)
  expect(left, 'RFC 9116 asks for less than a year').toBeLessThan(366)
})

it('has an address without a trailing slash', () => {
  expect(site.url).toMatch(/^https:\/\/[^/]+$/)
})

it('leaves the consultant out without a name, whatever else is given', () => {
  expect(siteOf('[consultant]\nreply_time = "one day"')).toEqual({})
  expect(siteOf('[consultant]\nname = "Ada Byron"')).toEqual({ consultant: { name: 'Ada Byron' } })
})

it('says who answers as a sentence, with a name and without', () => {
  expect(hearBack(undefined)).toMatch(/^You hear back from the consultant who would do the work, /)
  expect(hearBack({ name: 'Ada Byron', reply_time: 'one day' })).toMatch(
    /^You hear back within one day from Ada Byron, who would do the work, /,
  )
})
