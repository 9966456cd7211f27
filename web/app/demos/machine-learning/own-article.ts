/** What a visitor brings, checked before it travels: the same limits as the API's, said sooner. */
import { formatNumber } from '@/lib/format'
import { readPageFile } from '@/lib/read-page-file'
import { MAX_TEXT_CHARS, type OwnArticle } from './query'

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
  const read = await readPageFile(file)
  if ('refusal' in read) return { problem: read.refusal }
  const { html: text } = read
  if (/\.x?html?$/i.test(file.name) || /^\s*(?:<!doctype html|<html)/i.test(text))
    return { own: { kind: 'html', name: file.name, html: text } }
  const problem = textProblem(text)
  return problem === null
    ? { own: { kind: 'text', name: file.name, text } }
    : { problem: `${file.name}: ${problem}` }
}
