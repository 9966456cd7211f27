/** A visitor's file as text: browsers guess the encoding of a page, and so must we before it travels as JSON. */

import { decodeGuessed, markedEncoding } from './decode-text'
import { refusedHtml, tooLarge } from './page-limit'

/** The part of a page in which the HTML standard looks for its encoding. */
const PRESCAN_BYTES = 1024

export interface ReadPage {
  html: string
  charset: string
}

/** The encoding the bytes themselves or the page's own word name; null where neither does. */
function namedCharset(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes)
  if (marked !== null) return marked
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES))
  const name = /<meta[^>]*charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1]?.toLowerCase()
  // A page that can be read as far as its `meta` is not UTF-16, whatever it says.
  return name?.startsWith('utf-16') ? 'utf-8' : (name ?? null)
}

/** Byte-order mark, then the page's own word, then UTF-8 where the bytes allow it, else Windows-1252. */
export function decodePage(bytes: Uint8Array): ReadPage {
  const named = namedCharset(bytes)
  if (named !== null) {
    try {
      const decoder = new TextDecoder(named)
      return { html: decoder.decode(bytes), charset: decoder.encoding }
    } catch {
      // An encoding nobody knows: as if nothing had been said.
    }
  }
  const { text, encoding } = decodeGuessed(bytes)
  return { html: text, charset: encoding }
}

/** Reads a file of at most so many bytes, or says why it was not read. */
export async function readPageFile(
  file: File,
  maxBytes: number,
): Promise<ReadPage | { refusal: string }> {
  if (file.size > maxBytes) return { refusal: `${file.name} is ${tooLarge(maxBytes)}` }
  const page = decodePage(new Uint8Array(await file.arrayBuffer()))
  const refusal = refusedHtml(page.html, maxBytes)
  return refusal === null ? page : { refusal: `${file.name}: ${refusal}` }
}
