import { describe, expect, test } from 'vitest'
import { addressesOf, addressOf, MAX_BATCH, spokenAddress } from './page-address'

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

describe('a list of addresses', () => {
  test('is read line by line, each address once', () => {
    expect(addressesOf('https://a.example/1\n\n a.example/2 \nhttps://a.example/1\n')).toEqual({
      urls: ['https://a.example/1', 'https://a.example/2'],
    })
  })

  test('names the line at fault', () => {
    expect(addressesOf('https://a.example/1\nnonsense')).toEqual({
      refusal: expect.stringMatching(/^Line 2: This is not an address/) as string,
    })
  })

  test('has one to twenty', () => {
    const list = (count: number) =>
      Array.from({ length: count }, (_, index) => `a.example/${String(index)}`).join('\n')
    expect(addressesOf(list(MAX_BATCH))).toHaveProperty('urls.length', MAX_BATCH)
    expect(addressesOf(list(MAX_BATCH + 3))).toEqual({
      refusal: expect.stringMatching(/at most 20 addresses; these are 23. Leave 3/) as string,
    })
    expect(addressesOf('\n')).toHaveProperty('refusal')
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
