import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { formatNumber } from '@/lib/format'
import type { Verdict } from './ask'
import { verdictLooks } from './verdicts'

interface Judged {
  verdict: Verdict
  ratio: number | null
}

/** The heat a crop gets over the heat it needs, here and perhaps elsewhere. */
export interface HeatRow extends Judged {
  slug: string
  name: string
  /** In the other city; absent when there is none. */
  there?: Judged
}

/** Where a verdict changes: from these shares of the needed heat on. */
const thresholds = [
  { at: 0.7, label: '0.7 marginal', shortLabel: '0.7' },
  { at: 1, label: '1 ripens', shortLabel: '1', strong: true },
]

/** Three times the needed heat is plenty; longer bars end there and say their figure. */
const MOST = 3

const judgedText = ({ verdict, ratio }: Judged) =>
  `${ratio === null ? 'not judged by heat' : formatNumber(ratio, 2)}, ${verdictLooks[verdict].word}`

/** Heat against need: a bar for one city, two joined marks for two. */
export function HeatChart({
  label,
  rows,
  places,
}: {
  label: string
  rows: readonly HeatRow[]
  /** The names of the city and of the other one. */
  places: readonly [string, string?]
}) {
  const ratios = rows.flatMap(({ ratio, there }) => [ratio ?? 0, there?.ratio ?? 0])
  return (
    <DumbbellChart
      label={label}
      wideWidth={1120}
      unitName="crop"
      format={(ratio) => formatNumber(ratio, 2)}
      domain={[0, Math.min(MOST, Math.max(1.2, ...ratios))]}
      thresholds={thresholds}
      rows={rows.map(({ slug, name, verdict, ratio, there }) => ({
        key: slug,
        name,
        from: ratio,
        ...(there && { to: there.ratio }),
        tone: verdictLooks[verdict].tone,
        absent: verdict === 'unknown' ? 'not judged' : 'by winter, not heat',
      }))}
      read={(_, index) => {
        const row = rows[index]
        if (!row) return { title: '' }
        if (!row.there) return { title: row.name, value: judgedText(row) }
        return {
          title: row.name,
          lines: [`${places[0]} ${judgedText(row)}`, `${places[1] ?? ''} ${judgedText(row.there)}`],
        }
      }}
    />
  )
}
