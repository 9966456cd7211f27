import { formatNumber } from '@/lib/format'
import { opened } from './said'

/** A number that was counted: it opens to what is counted, and by whom. */
export function CountedFigure({
  title,
  counts,
  count,
  source,
  date,
}: {
  title: string
  /** What is counted: "events taken in by this page". */
  counts: string
  count: number
  source: string
  date: string
}) {
  const result = formatNumber(count)
  const formula = [counts, `  = ${result}`]
  return opened(result, () => ({ title, formula, result, source, date }))
}
