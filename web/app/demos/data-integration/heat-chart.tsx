import { DumbbellChart } from '@/components/charts/dumbbell-chart'
import { readFrom } from '@/components/charts/read-from'
import type { Verdict } from './ask'
import { heatText, verdictLooks } from './verdicts'

interface Judged {
  verdict: Verdict
  heat_ratio?: number | null | undefined
}

/** The heat a crop gets over the heat it needs, here and perhaps elsewhere. */
export interface HeatRow {
  slug: string
  name: string
  here: Judged
  /** In the other city; absent when there is none. */
  there?: Judged
}

/** Where a verdict changes: from these shares of the needed heat on. */
const thresholds = [
  { at: 0.7, label: '70 % marginal', shortLabel: '70 %' },
  { at: 1, label: '100 % ripens', shortLabel: '100 %', strong: true },
]

/** Three times the needed heat is plenty; longer bars end there and say their figure. */
const MOST = 3

const judgedText = ({ verdict, heat_ratio: ratio }: Judged) =>
  `${ratio == null ? 'not judged by heat' : heatText(ratio)}, ${verdictLooks[verdict].word}`

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
  const ratios = rows.flatMap(({ here, there }) => [here.heat_ratio ?? 0, there?.heat_ratio ?? 0])
  return (
    <DumbbellChart
      label={label}
      wideWidth={1120}
      unitName="crop"
      format={heatText}
      domain={[0, Math.min(MOST, Math.max(1.2, ...ratios))]}
      thresholds={thresholds}
      rows={rows.map(({ slug, name, here, there }) => ({
        key: slug,
        name,
        from: here.heat_ratio ?? null,
        ...(there && { to: there.heat_ratio ?? null }),
        tone: verdictLooks[here.verdict].tone,
        absent: here.verdict === 'unknown' ? 'not judged' : 'by winter, not heat',
      }))}
      read={readFrom(rows, ({ name: title, here, there }) => {
        if (!there) return { title, value: judgedText(here) }
        const lines = [here, there].map((one, at) => `${places[at] ?? ''} ${judgedText(one)}`)
        return { title, lines }
      })}
    />
  )
}
