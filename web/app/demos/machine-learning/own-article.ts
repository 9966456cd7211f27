/** What a visitor brings, checked before it travels: the same limits as the API's, said sooner. */
import { formatNumber } from '@/lib/format'
import { MAX_FILE_BYTES, MAX_TEXT_CHARS, type OwnArticle } from './query'

/** Why a text is not sent; null where it is. */
export function textProblem(text: string): string | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'Paste a text with at least one word.'
  // A character of the API can be two units here, so the count is only taken near the limit.
  const length = text.length > MAX_TEXT_CHARS ? Array.from(text).length : text.length
  if (length <= MAX_TEXT_CHARS) return null
  const over = formatNumber(length - MAX_TEXT_CHARS)
  return `This text has ${formatNumber(length)} characters, ${over} more than we take. Shorten it and try again.`
}

/** Why an address is not sent; null where it is. The server judges the rest. */
export function addressProblem(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (!url || !/^https?:$/.test(url.protocol))
    return 'Give a whole address that begins with https:// or http://.'
  return null
}

/** A file as an article, or why it was not read. */
export async function readFile(file: File): Promise<{ own: OwnArticle } | { problem: string }> {
  if (file.size > MAX_FILE_BYTES)
    return { problem: `${file.name} is larger than 5 MB, which is the most this page reads.` }
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (text.includes('\u0000'))
    return { problem: `${file.name} is not text: it may be a picture or an archive.` }
  if (/\.x?html?$/i.test(file.name) || /^\s*(?:<!doctype html|<html)/i.test(text))
    return { own: { kind: 'html', name: file.name, html: text } }
  const problem = textProblem(text)
  return problem === null
    ? { own: { kind: 'text', name: file.name, text } }
    : { problem: `${file.name}: ${problem}` }
}

/** UTF-8 where the bytes allow it, else what the page itself says, else the encoding of old Western pages. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const old = new TextDecoder('windows-1252')
    const name = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(old.decode(bytes.subarray(0, 1024)))?.[1]
    try {
      return new TextDecoder(name ?? 'windows-1252').decode(bytes)
    } catch {
      return old.decode(bytes)
    }
  }
}
