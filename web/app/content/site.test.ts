import { expect, it } from 'vitest'
import { siteOf } from '../../build/site'
import { hearBack } from './contact'
import { site } from './site'

it('has a security.txt that ends on a day', () => {
  expect(new Date(site.security.expires).toISOString()).toMatch(/T00:00:00\.000Z$/)
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
