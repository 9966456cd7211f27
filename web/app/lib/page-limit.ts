import { megabytes } from './megabytes'

/** Why HTML is not worth sending, or null. The most is the API's own limit, in bytes of UTF-8. */
export function refusedHtml(html: string, maxBytes: number): string | null {
  if (html.trim() === '') return 'There is nothing in it.'
  // A character of UTF-16 is at most three bytes of UTF-8: most pages need no counting.
  if (html.length * 3 > maxBytes && new TextEncoder().encode(html).length > maxBytes)
    return `It is ${tooLarge(maxBytes)}`
  if (html.includes('\0')) return 'It is not text: it may be a picture or an archive.'
  return null
}

export const tooLarge = (maxBytes: number) =>
  `larger than ${megabytes(maxBytes)}, which is the most this page reads.`
