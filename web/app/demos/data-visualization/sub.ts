/** What stands under the figure's title: what its marks mean, and what it leaves out. */
import { counted, formatNumber } from '@/lib/format'
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

function emptyText(report: Report) {
  const { kind, of, span } = report.resolved
  if (!report.calendar || !calendared.has(kind)) return []
  const cells = levelsOf(report).flatMap(({ level }) => cellsOf(report, level))
  const isOpen = kind !== 'line' || linesOf(report).some(({ points }) => points.some(isGap))
  const named = report.by.scale === 'round' ? 'Values' : `${sentenceStart(span ?? 'span')}s`
  const drawn = report.empty === 0 ? 'drawn as 0' : 'left empty'
  return [
    ...(cells.includes('no rows') && (report.empty === 0 || isOpen)
      ? [`${named} without rows are ${drawn}.`]
      : []),
    ...(cells.includes('no figure') && isOpen
      ? [`${named} whose rows have no ${String(of)} are left empty.`]
      : []),
  ]
}

const isGap = ({ y }: { y: number | null }) => y === null

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
