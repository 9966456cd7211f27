/** Which groups share the highest or the lowest figure, and how they are called. */
import { formatNumber, listed } from '@/lib/format'
import type { Group } from '@/lib/tables/aggregate'
import type { Report } from '@/lib/tables/report'
import { labelOf } from './chart-values'
import { fewRowsText } from './words'

/** Sums of the same figures in another order differ in their last digits. */
const NOISE = 1e-12

/** What the figures are that the digits of a sum or a mean get lost in: 0.1 + 0.2 - 0.3 is not 0. */
function largestIn({ resolved: { show }, whole }: Report) {
  if (show !== 'sum' && show !== 'mean') return 0
  return whole.reduce((most, { min, max }) => Math.max(most, Math.abs(min), Math.abs(max)), 0)
}

export const isTied = (report: Report, a: number, b: number) =>
  a === b || Math.abs(a - b) <= NOISE * Math.max(Math.abs(a), Math.abs(b), largestIn(report))

/** "East", "East and West", "3 values of region"; and what a lone figure rests on where that is little. */
export function namesAt(report: Report, end: Group) {
  const { show, by } = report.resolved
  const tied = report.whole.filter((group) => isTied(report, group[show], end[show]))
  if (tied.length === 1)
    return { text: labelOf(report, end), rows: fewRowsText(report, end), count: 1 }
  const text =
    tied.length === 2
      ? listed(tied.map((group) => `${labelOf(report, group)}${fewRowsText(report, group)}`))
      : `${formatNumber(tied.length)} values of ${by}`
  return { text, rows: '', count: tied.length }
}
