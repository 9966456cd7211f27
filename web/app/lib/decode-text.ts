/** Bytes of a visitor's file as text: the encoding is found by its marks, or named. */

/** The encodings a visitor may choose from, and how they are called. */
export const encodings = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Latin-1)',
  'utf-16le': 'UTF-16, little-endian',
  'utf-16be': 'UTF-16, big-endian',
  macintosh: 'Mac Roman',
} as const

export type Encoding = keyof typeof encodings

/** The encoding a byte-order mark names. */
export function markedEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return null
}

/** UTF-8 where the bytes allow it, else Windows-1252, which holds Latin-1 and takes any byte. */
export function decodeGuessed(bytes: Uint8Array): { text: string; encoding: Encoding } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

/** So many bytes tell UTF-16 without a mark: in Western text every other byte of it is zero. */
const LOOKED_AT = 2000

/** UTF-16 that no mark announces. */
export function unmarkedWide(bytes: Uint8Array): Encoding | null {
  const start = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = start.length / 5
  if (odd > many && even < many / 10) return 'utf-16le'
  return even > many && odd < many / 10 ? 'utf-16be' : null
}

/** A file's text: by the encoding chosen, by its byte-order mark, or by what its bytes allow. */
export function decodeText(bytes: Uint8Array, chosen?: Encoding) {
  const encoding = chosen ?? markedEncoding(bytes) ?? unmarkedWide(bytes)
  if (encoding === null) return decodeGuessed(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}
