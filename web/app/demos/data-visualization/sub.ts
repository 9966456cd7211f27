/** What stands under the figure's title: what its marks mean, and what it leaves out. */
import { counted, formatNumber, listed } from '@/lib/format'
import type { ChartKind } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import { cellsOf, levelsOf, linesOf } from './chart-values'
import { kindWords, measureText, sentenceStart } from './words'

/** What stands in no group of the chart and its table; empty where nothing is left out. */
export function leftOut({ resolved, left_out, levels_left_out, levels_folded }: Report) {
  const { by, split } = resolved
  const parts: readonly (readonly [count: number, of: string | null, become: string])[] = [
    [left_out, by, 'left out'],
    [levels_left_out, split, 'left out'],
    [levels_folded, split, 'gathered as others'],
  ]
  return parts
    .filter(([count]) => count > 0)
    .map(
      ([count, of, become]) =>
        `${counted(count, 'further value')} of ${of ?? ''} ${count === 1 ? 'is' : 'are'} ${become}`,
    )
    .join('; ')
}

/** Two measures without a scale in common, and the levels of a split, are drawn in panels. */
const hasPanels = ({ resolved: { kind, also }, by, warnings }: Report) =>
  kind === 'multiples' ||
  (also !== null &&
    (kind === 'bars' || kind === 'line') &&
    (by.scale === 'time' || warnings.some(({ code }) => code === 'dual-axis')))

/** Kinds that draw spans of time without rows, or levels without rows at a place. */
const calendared: ReadonlySet<ChartKind> = new Set(['line', 'bars', 'stacked', 'multiples'])

/** More levels than this are counted and not named. */
const MOST_NAMED = 3

/** What stands at places without rows, and at those whose rows have no figure. */
function emptyText(report: Report) {
  const { kind, of, span, split } = report.resolved
  if (!report.calendar || !calendared.has(kind)) return []
  const levels = levelsOf(report).map((one) => ({ ...one, cells: cellsOf(report, one.level) }))
  const lacking = levels.filter(({ cells }) => cells.includes('no rows'))
  const isZero = ({ level }: { level: number }) => report.zero_levels.includes(level)
  const open = new Map(linesOf(report).map(({ level, between }) => [level, between]))
  const [zeros, gaps] = [
    lacking.filter(isZero),
    // A line is drawn on over places that usually have no rows.
    lacking.filter(
      (one) => !isZero(one) && (kind !== 'line' || open.get(one.level)?.includes('no rows')),
    ),
  ]
  const named = report.by.scale === 'time' ? `${sentenceStart(span ?? 'span')}s` : 'Values'
  const among = (some: typeof levels) => {
    if (zeros.length === 0 || gaps.length === 0) return ''
    const names = some.map(({ label }) => label)
    const isMany = names.length > MOST_NAMED
    return ` for ${isMany ? `${counted(names.length, 'value')} of ${String(split)}` : listed(names)}`
  }
  const drawn = [
    ...(zeros.length > 0 ? [`drawn as 0${among(zeros)}`] : []),
    ...(gaps.length > 0 ? [`left empty${among(gaps)}`] : []),
  ]
  return [
    ...(drawn.length > 0 ? [`${named} without rows are ${drawn.join(' and ')}.`] : []),
    ...(levels.some(({ cells }) => cells.includes('no figure'))
      ? [`${named} whose rows have no ${String(of)} are left empty.`]
      : []),
  ]
}

export function subOf(report: Report) {
  const { kind, by, split, of, axis } = report.resolved
  const missing = leftOut(report)
  const inTable = missing === '' ? '' : ` In the table ${missing}.`
  if (kind === 'scatter') {
    const { total = 0, x = [] } = report.points ?? {}
    const part = x.length < total ? `, ${formatNumber(x.length)} of them drawn by lot` : ''
    return `A point is a row; ${formatNumber(total)} rows have both${part}.${inTable}`
  }
  if (kind === 'histogram') return `Rows by ${String(of)}, in equal stretches.${inTable}`
  const isFree = kind === 'line' || kind === 'dots' || kind === 'dumbbell'
  return [
    `${sentenceStart(measureText(report.resolved))} by ${by}${split === null ? '' : ` and ${split}`}, as ${kindWords[kind]}.`,
    ...(kind === 'dots' ? ['The bar behind each dot holds the middle half of its rows.'] : []),
    ...(kind === 'dumbbell'
      ? ['Values at which only one of the two stands are in the table.']
      : []),
    ...(isFree && axis === 'data' && report.domain[0] > 0
      ? ['The axis does not begin at zero.']
      : []),
    ...emptyText(report),
    ...(hasPanels(report)
      ? ['Each panel has a scale of its own: shapes can be compared, heights cannot.']
      : []),
    ...(missing === '' ? [] : [`${missing}.`]),
  ].join(' ')
}
