/** How the page calls things, and how it writes a table's figures. */
import { counted, formatNumber } from '@/lib/format'
import type { Aggregate, Group } from '@/lib/tables/aggregate'
import { dateText } from '@/lib/tables/columns'
import { FEW_ROWS } from '@/lib/tables/facts'
import { smallDigits } from '@/lib/tables/numbers'
import type { ColumnProfile } from '@/lib/tables/profile'
import type { ChartKind } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'

export const aggregateWords: Record<Aggregate, string> = {
  mean: 'average',
  median: 'median',
  sum: 'sum',
  count: 'number of rows',
  min: 'lowest',
  max: 'highest',
}

export const kindWords: Record<ChartKind, string> = {
  bars: 'bars',
  dots: 'dots with ranges',
  dumbbell: 'dumbbell',
  line: 'line',
  stacked: 'stacked bars',
  multiples: 'small multiples',
  scatter: 'scatter',
  histogram: 'histogram',
  heat: 'heat map',
  treemap: 'treemap',
}

/** A figure with as many decimals as tell something: those of its column, one more for a mean, none for large ones. */
export function figureText(value: number, digits: number) {
  if (!Number.isFinite(value)) return '–'
  const size = Math.abs(value)
  return formatNumber(
    value,
    size >= 10_000 ? 0 : size >= 100 ? Math.min(digits, 1) : smallDigits(value, digits),
  )
}

export const profileOf = ({ profile }: Pick<Report, 'profile'>, name: string | null) =>
  profile.find((column) => column.name === name) ?? null

/** Decimals of the figure that is shown. */
export function shownDigits(report: Report) {
  const { show, of } = report.resolved
  if (show === 'count') return 0
  const digits = profileOf(report, of)?.digits ?? 0
  return show === 'mean' || show === 'median' ? Math.min(2, digits + 1) : Math.min(2, digits)
}

/** A figure of the chart. */
export const shownText = (report: Report, value: number) => figureText(value, shownDigits(report))

/** The same for an axis: round figures without decimals they do not need. */
export function axisText(value: number) {
  const size = Math.abs(value)
  if (size >= 1e9) return `${formatNumber(value / 1e9, value % 1e9 === 0 ? 0 : 1)}B`
  if (size >= 1e6) return `${formatNumber(value / 1e6, value % 1e6 === 0 ? 0 : 1)}M`
  if (size >= 1e4) return `${formatNumber(value / 1e3, value % 1e3 === 0 ? 0 : 1)}k`
  const digits = [0, 1, 2, 3].find(
    (count) => Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-6,
  )
  return formatNumber(value, digits ?? 3)
}

/** "average city_l100", "number of rows". */
export function measureText({ show, of }: Pick<Report['resolved'], 'show' | 'of'>) {
  if (of === null || show === 'count') return 'number of rows'
  return `${aggregateWords[show]} ${show === 'sum' ? 'of ' : ''}${of}`
}

/** What a figure rests on where that is little: it would be another with a row more or less. */
export function fewRowsText({ resolved: { show }, small, whole }: Report, { count }: Group) {
  if (show === 'sum' || show === 'count' || !small || count >= FEW_ROWS) return ''
  return whole.every((group) => group.count === 1) ? '' : ` (${counted(count, 'row')})`
}

/** An end of a column's range, as its kind writes it. */
export function rangeText({ kind, digits, unit }: ColumnProfile, value: number) {
  if (kind === 'date') return dateText(value, unit ?? 'day')
  // Years are not grouped.
  if (digits === 0 && value >= 1800 && value <= 2200 && Number.isInteger(value))
    return String(value)
  return figureText(value, Math.min(digits, 3))
}

/** "1.2 MB". */
export function sizeText(bytes: number) {
  if (bytes < 1000) return `${String(bytes)} bytes`
  return bytes < 1e6 ? `${formatNumber(bytes / 1e3)} KB` : `${formatNumber(bytes / 1e6, 1)} MB`
}

export const sentenceStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
