/** Whether a battery pays: on what that rests, and the first words of an answer. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import type { MarketReport } from './ask'
import { years } from './words'

/** What a battery at a market is judged by: a plan on our forecast where there is one, else every price known. */
export function basisOf(report: MarketReport) {
  const kept = report.knowledge.find(({ known }) => known === 'forecast')?.share_pct ?? null
  const part = kept == null ? 1 : Math.max(kept, 0) / 100
  const best = report.years_to_pay ?? null
  return {
    /** Per cent of what every price known would earn, where a forecast plans. */
    kept,
    years: best == null || part === 0 ? null : best / part,
    yearProfit: kept == null ? report.year_profit : (report.year_profit * kept) / 100,
    paysAt: report.pays_at_cost_per_kwh * part,
  }
}

/** "year 9" of 8.2 years. */
export const yearOf = (value: number) => `year ${String(Math.max(1, Math.ceil(value)))}`

/** "it pays for itself in year 9", or that it does not. */
export function verdict(
  yearsToPay: number | null | undefined,
  life: number,
  note: () => FigureNote,
  planned = '',
): Said[] {
  if (yearsToPay == null) return [`No: ${planned}it earns nothing, and never pays for itself`]
  if (yearsToPay <= life)
    return [
      `Yes: ${planned}it pays for itself in `,
      { text: yearOf(yearsToPay), note },
      ` of ${String(life)}`,
    ]
  return [
    `Not enough to pay for itself: ${planned}it needs `,
    { text: years(yearsToPay), note },
    ` and lasts ${String(life)}`,
  ]
}
