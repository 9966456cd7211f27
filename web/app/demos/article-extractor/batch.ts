/** Several pages in one go: the list of their addresses, and how it went. */
import { tally, type BatchRow } from '@/components/demo/batch'
import { counted, formatNumber } from '@/lib/format'
import { addressOf } from '@/lib/page-address'
import type { Extraction } from './ask'

/** Pages in one batch. */
export const MAX_BATCH = 20

/** A list of addresses, one a line, each once; or what is wrong with it. */
export function addressesOf(text: string): { urls: string[] } | { refusal: string } {
  const urls = new Set<string>()
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const given = addressOf(line)
    if ('refusal' in given) return { refusal: `Line ${String(index + 1)}: ${given.refusal}` }
    urls.add(given.url)
  }
  const over = urls.size - MAX_BATCH
  if (urls.size === 0) return { refusal: 'Give at least one address, one a line.' }
  if (over > 0)
    return {
      refusal: `A batch has at most ${String(MAX_BATCH)} addresses; these are ${String(urls.size)}. Leave ${String(over)} for the next one.`,
    }
  return { urls: [...urls] }
}

/** A page of a batch, by its address. */
export type PageRow = BatchRow<Extraction>

/** The finding over the batch. */
export function batchTitle(rows: readonly PageRow[]) {
  const { all, done, failed, stopped, running } = tally(rows)
  if (running > 0) return `${formatNumber(done + failed)} of ${counted(all, 'page')} read`
  const parts = [
    counted(done, 'article'),
    failed > 0 && `${formatNumber(failed)} failed`,
    stopped > 0 && `${formatNumber(stopped)} not fetched`,
  ]
  return parts.filter(Boolean).join(', ')
}
