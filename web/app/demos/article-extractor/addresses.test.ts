import { describe, expect, test } from 'vitest'
import { addressesOf, MAX_BATCH } from './batch'

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
