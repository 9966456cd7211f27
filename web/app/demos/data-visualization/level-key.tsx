import { SeriesKey } from '@/components/charts/marks'
import { toneAt } from '@/lib/chart-series'
import { counted } from '@/lib/format'
import type { ChartKind } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import { levelsOf } from './chart-values'

/** Kinds whose marks are not named where they stand. */
const keyed: ReadonlySet<ChartKind> = new Set(['bars', 'stacked', 'scatter'])

/** What the tones stand for, in their order. */
function keyNames(report: Report) {
  const { of, also, kind } = report.resolved
  if (!keyed.has(kind)) return []
  if (also !== null && kind === 'bars') return [of ?? '', also]
  if (!report.split) return []
  return kind === 'scatter'
    ? report.split.list.map(({ label }) => label)
    : levelsOf(report).map(({ label }) => label)
}

/** Six tones are told apart; what comes after is grey. */
const TONES = 6

/** What the colours stand for, where a chart does not name them itself. */
export function LevelKey({ report }: { report: Report }) {
  const names = keyNames(report)
  if (names.length < 2) return null
  const rest = names.length - TONES
  return (
    <ul aria-label="Key" className="small-text mb-2 flex flex-wrap gap-x-4 gap-y-1">
      {names.slice(0, TONES).map((name, at) => (
        <li key={`${String(at)} ${name}`} className="flex items-center gap-1.5">
          <SeriesKey tone={toneAt(at)} />
          {name}
        </li>
      ))}
      {rest > 0 && (
        <li className="flex items-center gap-1.5">
          <SeriesKey tone="noise" />
          {counted(rest, 'other')}
        </li>
      )}
    </ul>
  )
}
