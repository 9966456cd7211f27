/** The server's own limit, in bytes of UTF-8. */
export const MAX_PAGE_BYTES = 5 * 1024 * 1024

/** Why HTML is not worth sending, or null. */
export function refusedHtml(html: string): string | null {
  if (html.trim() === '') return 'There is nothing in it.'
  // A character of UTF-16 is at most three bytes of UTF-8: most pages need no counting.
  if (html.length * 3 > MAX_PAGE_BYTES && new TextEncoder().encode(html).length > MAX_PAGE_BYTES)
    return 'It is larger than 5 MB, which is the most this page reads.'
  if (html.includes('\0')) return 'It is not text: it may be a picture or an archive.'
  return null
}
