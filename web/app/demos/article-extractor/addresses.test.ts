import { describe, expect, test } from 'vitest'
import { extractUrl } from './ask'
import { addressesOf, MAX_BATCH } from './batch'
import { refusalLine } from './refusal'

describe('a list of addresses', () => {
  test('is read line by line, each address once', () => {
    expect(addressesOf('https://a.example/1\n\n a.example/2 \nhttps://a.example/1\n')).toEqual({
      urls: ['https://a.example/1', 'https://a.example/2'],
    })
  })

  test('keeps a line that is no address: it fails by itself and stops no other', async () => {
    expect(addressesOf('https://a.example/1\nnot an address\n')).toEqual({
      urls: ['https://a.example/1', 'not an address'],
    })
    const failure = extractUrl('not an address', new AbortController().signal)
    const error: unknown = await failure.catch((reason: unknown) => reason)
    expect(refusalLine(error, 'not an address')).toMatch(/^This is not an address/)
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
