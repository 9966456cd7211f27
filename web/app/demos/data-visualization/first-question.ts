/**
 * A question in SQL to start from: the one that is asked by columns, in the engine's words. Its rows are the groups of
 * the first column that are drawn, in their order and each with its figure; the levels of a split are not in it. Sums of
 * decimals may differ in the sixteenth digit, which can turn the order of two groups that would be the same.
 */
import type { Aggregate } from '@/lib/tables/aggregate'
import type { TimeSpan } from '@/lib/tables/buckets'
import type { Asked } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import { conditionTexts, quoted } from './condition-sql'

const aggregates: Record<Aggregate, string> = {
  mean: 'avg',
  median: 'median',
  sum: 'sum',
  count: 'count',
  min: 'min',
  max: 'max',
}

/** Spans that come round again are numbered. */
const numbered: Partial<Record<TimeSpan, string>> = {
  'month of the year': 'month',
  'day of the week': 'isodow',
  'hour of the day': 'hour',
}

/** What steps of floats leave of round figures goes. */
const clean = (value: number) => String(Number(value.toPrecision(12)))

/** What rows are grouped by, and what that is called. */
function groupOf({ resolved, by }: Report): readonly [text: string, name: string] {
  const column = quoted(resolved.by)
  const { span } = resolved
  if (span !== null) {
    const number = numbered[span]
    return number
      ? [`${number}(${column})`, quoted(span)]
      : [`date_trunc('${span}', ${column})`, quoted(span)]
  }
  if (by.scale !== 'stretches') return [column, column]
  // Where each stretch begins. The slack is the page's own.
  const [middle = 0, next = 1] = by.list.map(({ at }) => at ?? 0)
  const width = next - middle
  const first = clean(middle - width / 2)
  const place = `floor((${column} - ${first}) / ${clean(width)} + 1e-9)`
  const within = `greatest(0, least(${String(by.list.length - 1)}, ${place}))`
  return [`${within} * ${clean(width)} + ${first}`, quoted(`${resolved.by} from`)]
}

/** Which groups are kept, and their order. */
function orderOf(report: Report, group: string, figure: string, count: string) {
  const { resolved, by, whole, left_out } = report
  const { limited } = resolved
  const isWords = by.scale === 'words'
  const direction = limited?.order === 'smallest' ? 'ASC' : 'DESC'
  const tie = isWords ? tieOf(report) : `, ${group}`
  const kept = (order: string) =>
    `\nQUALIFY row_number() OVER (ORDER BY ${order}) <= ${String(whole.length)}`
  const ordered = isWords ? `\nORDER BY 2 ${direction}${tie}` : '\nORDER BY 1'
  if (limited && isWords) return `${ordered}\nLIMIT ${String(limited.count)}`
  if (limited) return `${kept(`${figure} ${direction}${tie}`)}${ordered}`
  if (left_out === 0) return ordered
  if (!isWords) return `${kept(`${group} DESC`)}${ordered}`
  // The largest sums are those looked for; a mean of few rows is not.
  const size = resolved.show === 'sum' ? figure : count
  return `${kept(`${size} DESC${tie}`)}${ordered}`
}

/** Whether figures that are the same may decide which groups stand where. */
const mayTie = ({ resolved, whole, left_out }: Report) =>
  left_out > 0 || new Set(whole.map((group) => group[resolved.show])).size < whole.length

/** Of words with one figure the one that occurs first stands first. */
function tieOf(report: Report) {
  // A column may have the name by which the engine counts rows.
  const isTaken = report.profile.some(({ name }) => name.toLowerCase() === 'rowid')
  return mayTie(report) && !isTaken ? ', min(rowid)' : ''
}

function figureOf(report: Report) {
  const { show, of } = report.resolved
  if (of === null || show === 'count') return null
  return { name: quoted(of), text: `${aggregates[show]}(${quoted(of)})` }
}

export function firstQuestion(report: Report, asked: Asked) {
  const { profile, resolved } = report
  const [group, name] = groupOf(report)
  const figure = figureOf(report)
  const hasGaps = (one: string | null) =>
    profile.some((column) => column.name === one && column.missing > 0)
  // A row without a value is in no group of the page; it still says where its word occurs first.
  const count = figure && hasGaps(resolved.of) ? `count(${figure.name})` : 'count(*)'
  const having = count === 'count(*)' ? '' : `\nHAVING ${count} > 0`
  const where = [
    ...conditionTexts(profile, asked),
    ...(hasGaps(resolved.by) ? [`${quoted(resolved.by)} IS NOT NULL`] : []),
  ]
  const chosen = [
    group === name ? group : `${group} AS ${name}`,
    ...(figure ? [`${figure.text} AS ${figure.name}`] : []),
    `${count} AS "rows"`,
  ]
  const picked = where.length === 0 ? '' : `\nWHERE ${where.join(' AND ')}`
  const order = orderOf(report, group, figure?.text ?? count, count)
  return `SELECT ${chosen.join(', ')}\nFROM data${picked}\nGROUP BY 1${having}${order}`
}
