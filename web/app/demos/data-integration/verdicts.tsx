import { lookOf, type Tone } from '@/lib/chart-series'
import { formatPercent } from '@/lib/format'
import type { CropPlan, Verdict } from './ask'

/** A verdict in a word, and its tone. */
export const verdictLooks: Record<Verdict, { word: string; tone: Tone }> = {
  grows: { word: 'grows', tone: 'signal' },
  marginal: { word: 'marginal', tone: 2 },
  no: { word: 'no', tone: 'noise' },
  unknown: { word: 'not judged', tone: 'noise' },
}

/** How much of the heat it needs a crop gets, given as their ratio. */
export const heatText = (ratio: number) => formatPercent(Math.round(ratio * 1000) / 10, 0)

/** "marginal, 74 %": the verdict with the share of the needed heat it rests on. */
export function verdictText({ verdict, heat_ratio }: Pick<CropPlan, 'verdict' | 'heat_ratio'>) {
  const { word } = verdictLooks[verdict]
  return heat_ratio == null ? word : `${word}, ${heatText(heat_ratio)}`
}

/** Disc, half disc, cross, dashed ring: the verdict without colour. */
export function VerdictShape({ verdict, x, y }: { verdict: Verdict; x: number; y: number }) {
  return (
    <g
      className={lookOf(verdictLooks[verdict].tone).className}
      transform={`translate(${String(x)} ${String(y)})`}
    >
      {verdict === 'grows' && <circle r="4.5" className="chart-mark" />}
      {verdict === 'marginal' && (
        <>
          <circle r="4" className="chart-hollow" />
          <path d="M0 -4a4 4 0 0 1 0 8Z" className="chart-mark" />
        </>
      )}
      {verdict === 'no' && (
        <path d="M-3.500 -3.500L3.500 3.500M3.500 -3.500L-3.500 3.500" className="chart-cross" />
      )}
      {verdict === 'unknown' && <circle r="4" className="chart-hollow" strokeDasharray="2 1.6" />}
    </g>
  )
}

/** The same as a small picture in a line of text. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      className="chart inline-block shrink-0"
    >
      <VerdictShape verdict={verdict} x={6} y={6} />
    </svg>
  )
}
