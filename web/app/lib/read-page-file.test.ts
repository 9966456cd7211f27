import { describe, expect, test } from 'vitest'
import { refusedHtml } from './page-limit'
import { decodePage, readPageFile } from './read-page-file'

const MAX_BYTES = 3 * 2 ** 20

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part,
    ),
  )
const utf8 = (text: string) => new TextEncoder().encode(text)

describe('the encoding of a file', () => {
  test.each([
    ['a byte-order mark', bytes([0xef, 0xbb, 0xbf], [0xc3, 0xa9]), 'é', 'utf-8'],
    ['UTF-16 with its mark', bytes([0xff, 0xfe], [0xe9, 0x00]), 'é', 'utf-16le'],
    ['its own word', bytes('<meta charset="windows-1252">', [0xe9]), 'é', 'windows-1252'],
    [
      'the old form of it',
      bytes(
        '<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">',
        [0x82, 0xa0],
      ),
      'あ',
      'shift_jis',
    ],
    ['UTF-8 where the bytes allow it', utf8('<p>é</p>'), 'é', 'utf-8'],
    ['Windows-1252 otherwise', bytes('<p>', [0xe9]), 'é', 'windows-1252'],
    ['an unknown word is no word', bytes('<meta charset="klingon">', [0xc3, 0xa9]), 'é', 'utf-8'],
    [
      'a page cannot say UTF-16 in ASCII',
      bytes('<meta charset="utf-16">', [0xc3, 0xa9]),
      'é',
      'utf-8',
    ],
  ])('%s', (_, given, text, charset) => {
    const page = decodePage(given)
    expect(page.html).toContain(text)
    expect(page.charset).toBe(charset)
  })
})

describe('a file', () => {
  test('is read with its encoding', async () => {
    const read = await readPageFile(new File(['<p>Grüße</p>'], 'a.html'), MAX_BYTES)
    expect(read).toEqual({ html: '<p>Grüße</p>', charset: 'utf-8' })
  })

  test('that is too large is refused before it is read', async () => {
    const file = new File([new Uint8Array(MAX_BYTES + 1)], 'big.html')
    expect(await readPageFile(file, MAX_BYTES)).toEqual({
      refusal: 'big.html is larger than 3 MB, which is the most this page reads.',
    })
  })

  test('that holds nothing, or no text, is refused', async () => {
    expect(await readPageFile(new File([' \n'], 'a.html'), MAX_BYTES)).toHaveProperty('refusal')
    const picture = new File([bytes('PNG', [0, 0, 1])], 'a.png')
    expect(await readPageFile(picture, MAX_BYTES)).toEqual({
      refusal: expect.stringContaining('not text') as string,
    })
  })
})

test('pasted text is measured in bytes', () => {
  expect(refusedHtml('é'.repeat(MAX_BYTES / 2), MAX_BYTES)).toBeNull()
  expect(refusedHtml('é'.repeat(MAX_BYTES / 2 + 1), MAX_BYTES)).toMatch(/larger than 3 MB/)
})
