import { describe, expect, test } from 'vitest'
import { addressOf, spokenAddress } from './page-address'

describe('one address', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['  http://example.org/a ', 'http://example.org/a'],
    ['example.org/a?b=c', 'https://example.org/a?b=c'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['http://[2001:db8::1]/a', 'http://[2001:db8::1]/a'],
  ])('%s is taken', (text, url) => {
    expect(addressOf(text)).toEqual({ url })
  })

  test.each([
    ['', /Give the address/],
    ['   ', /Give the address/],
    ['not an address', /not an address/],
    ['localhost', /not an address/],
    ['javascript:alert(1)', /Only pages at http/],
    ['file:///etc/passwd', /Only pages at http/],
    ['ftp://example.org/a', /Only pages at http/],
    [`https://example.org/${'a'.repeat(2048)}`, /at most 2048/],
  ])('%s is refused', (text, reason) => {
    expect(addressOf(text)).toEqual({ refusal: expect.stringMatching(reason) as string })
  })
})

test('an address for the eye has host and path apart', () => {
  expect(spokenAddress('https://www.a.example/b/c?d=e')).toEqual({
    host: 'a.example',
    rest: '/b/c?d=e',
  })
  expect(spokenAddress('http://a.example:8080/')).toEqual({ host: 'a.example:8080', rest: '' })
  expect(spokenAddress('nonsense')).toEqual({ host: 'nonsense', rest: '' })
})
