import { formatNumber } from '@/lib/format'
import { OpenFigure } from './note'

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
  return (
    <OpenFigure note={() => ({ title, formula: [counts, `  = ${result}`], result, source, date })}>
      {result}
    </OpenFigure>
  )
}
