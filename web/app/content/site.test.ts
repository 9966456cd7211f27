import { expect, it } from 'vitest'
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
