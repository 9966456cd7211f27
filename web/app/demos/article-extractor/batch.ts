/** Several pages in one go: the list of their addresses, and how it went. */
import { tally, type BatchRow } from '@/components/demo/batch'
import { counted, formatNumber } from '@/lib/format'
import { addressOf } from '@/lib/page-address'
import type { Extraction } from './ask'

export const MAX_BATCH = 20

/** A list of addresses, one a line, each once; a line that is none is kept as it is and fails by itself. */
export function addressesOf(text: string): { urls: string[] } | { refusal: string } {
  const urls = new Set<string>()
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const given = addressOf(line)
    urls.add('refusal' in given ? line.trim() : given.url)
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
