/** A visitor's file as text: browsers guess the encoding of a page, and so must we before it travels as JSON. */

/** The server's own limit, in bytes of UTF-8. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024

/** The part of a page in which the HTML standard looks for its encoding. */
const PRESCAN_BYTES = 1024

export interface ReadPage {
  html: string
  charset: string
}

/** The encoding the bytes themselves or the page's own word name; null where neither does. */
function namedCharset(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
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
  try {
    return { html: new TextDecoder('utf-8', { fatal: true }).decode(bytes), charset: 'utf-8' }
  } catch {
    return { html: new TextDecoder('windows-1252').decode(bytes), charset: 'windows-1252' }
  }
}

/** Reads a file, or says why it was not read. */
export async function readPageFile(file: File): Promise<ReadPage | { refusal: string }> {
  if (file.size > MAX_PAGE_BYTES)
    return { refusal: `${file.name} is larger than 5 MB, which is the most this page reads.` }
  const page = decodePage(new Uint8Array(await file.arrayBuffer()))
  const refusal = refusedHtml(page.html)
  return refusal === null ? page : { refusal: `${file.name}: ${refusal}` }
}

/** Why HTML is not worth sending, or null. */
export function refusedHtml(html: string): string | null {
  if (html.trim() === '') return 'There is nothing in it.'
  // A character of UTF-16 is at most three bytes of UTF-8: most pages need no counting.
  if (html.length * 3 > MAX_PAGE_BYTES && new TextEncoder().encode(html).length > MAX_PAGE_BYTES)
    return 'It is larger than 5 MB, which is the most this page reads.'
  if (html.includes('\0')) return 'It is not text: it may be a picture or an archive.'
  return null
}
