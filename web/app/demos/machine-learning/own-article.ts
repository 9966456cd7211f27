/** What a visitor brings, checked before it travels: the same limits as the API's, said sooner. */
import type { OwnScope } from '@/components/demo/own-in-use'
import { formatNumber } from '@/lib/format'
import { megabytes } from '@/lib/megabytes'
import { addressOf, spokenAddress } from '@/lib/page-address'
import { charCount, hasWord } from '@/lib/text-words'
import * as fields from './fields.gen'

/** An article a visitor brought. It is held in this page only and never written into the address. */
export type OwnArticle =
  | { kind: 'text'; name: string; text: string }
  | { kind: 'html'; name: string; html: string }
  | { kind: 'url'; name: string; url: string }

/** Everything is worked out anew but what is measured on other texts. */
export const articleScope: OwnScope = {
  recomputed: ['the answer', 'all that is said of the article', 'the first side of the comparison'],
  kept: ['the second article of the comparison', 'the measured quality under How it works'],
}

/** An article, or why it is not sent. */
type Read = { own: OwnArticle } | { refusal: string }

/** The most characters the API takes of an article. */
export const MAX_TEXT_CHARS = fields.summarize.text.maxLength
const MAX_QUESTION_CHARS = fields.ask.question.maxLength
const MAX_HTML_BYTES = fields.analyze.html.maxBytes
/** The most HTML it takes, as the page says it. */
export const mostHtml = megabytes(MAX_HTML_BYTES)

/** A pasted text, or one out of a file. */
export function ownText(text: string, name = 'Your text'): Read {
  if (!hasWord(text)) return { refusal: 'Paste a text with at least one word.' }
  const length = charCount(text, MAX_TEXT_CHARS)
  if (length <= MAX_TEXT_CHARS) return { own: { kind: 'text', name, text } }
  const over = formatNumber(length - MAX_TEXT_CHARS)
  return {
    refusal: `This text has ${formatNumber(length)} characters, ${over} more than we take. Shorten it and try again.`,
  }
}

/** A page on the web; the server judges the rest. */
export function ownAddress(text: string): Read {
  const given = addressOf(text)
  if ('refusal' in given) return given
  return { own: { kind: 'url', name: spokenAddress(given.url).host, url: given.url } }
}

/** A file, as a page or as a text. */
export async function ownFile(file: File): Promise<Read> {
  const { readPageFile } = await import('@/lib/read-page-file')
  const read = await readPageFile(file, MAX_HTML_BYTES)
  if ('refusal' in read) return read
  const { html } = read
  if (/\.x?html?$/i.test(file.name) || /^\s*(?:<!doctype html|<html)/i.test(html))
    return { own: { kind: 'html', name: file.name, html } }
  const text = ownText(html, file.name)
  return 'refusal' in text ? { refusal: `${file.name}: ${text.refusal}` } : text
}

export function ownQuestion(question: string): { question: string } | { refusal: string } {
  const refusal = questionProblem(question)
  return refusal === null ? { question } : { refusal }
}

/** Why a question is not sent; null where it is. */
export function questionProblem(text: string): string | null {
  if (!hasWord(text)) return 'Write a question with at least one word.'
  const length = charCount(text, MAX_QUESTION_CHARS)
  if (length <= MAX_QUESTION_CHARS) return null
  return `A question may have at most ${String(MAX_QUESTION_CHARS)} characters; this one has ${formatNumber(length)}.`
}
