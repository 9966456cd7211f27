/** Addresses as visitors write them, and as they are shown. */

/** The server's own limit. */
const MAX_CHARS = 2048

/** The address meant, or why there is none. `https` is assumed where nothing is said. */
export function addressOf(text: string): { url: string } | { refusal: string } {
  const given = text.trim()
  if (given === '') return { refusal: 'Give the address of a page.' }
  if (given.length > MAX_CHARS)
    return { refusal: `An address has at most ${String(MAX_CHARS)} characters.` }
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d+(?:\/|$))/i.test(given) ? given : `https://${given}`
  if (/\s/.test(given) || !URL.canParse(whole))
    return { refusal: 'This is not an address. Write it like https://example.org/a-page.' }
  const url = new URL(whole)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return { refusal: 'Only pages at http:// and https:// can be fetched.' }
  if (!url.hostname.includes('.') && !url.hostname.startsWith('['))
    return { refusal: 'This is not an address. Write it like https://example.org/a-page.' }
  return { url: whole }
}

/** An address for the eye: host and path apart, without scheme and "www". */
export function spokenAddress(url: string) {
  if (!URL.canParse(url)) return { host: url, rest: '' }
  const { hostname, port, pathname, search } = new URL(url)
  const rest = pathname === '/' && search === '' ? '' : pathname + search
  return { host: hostname.replace(/^www\./, '') + (port && `:${port}`), rest }
}
