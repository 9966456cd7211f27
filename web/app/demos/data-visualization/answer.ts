/** The answer in words: whether the table is sound and the chart honest, and what it shows. */
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber, listed } from '@/lib/format'
import type { Group } from '@/lib/tables/aggregate'
import type { Report } from '@/lib/tables/report'
import type { WarningCode } from '@/lib/tables/warnings'
import type { AnsweredTable } from './ask'
import { labelOf } from './chart-values'
import { figure, sourceOf } from './notes'
import { amongSentence, cellsMissing, oddCells, tableSentence } from './table-sentence'
import { isTied, namesAt } from './ties'
import { fewRowsText, kindWords, measureText, profileOf, sentenceStart, shownText } from './words'

const has = ({ warnings }: Report, code: WarningCode) => warnings.some((one) => one.code === code)

/** The verdict: sound or not, honest or not. */
function verdict(answered: AnsweredTable): string {
  const { report } = answered
  const cells = report.rows * report.profile.length
  const isClean = cellsMissing(answered) <= cells / 100 && oddCells(answered) === 0
  const table = isClean ? 'Clean' : 'Usable'
  if (has(report, 'simpson'))
    return report.resolved.split === null
      ? `${table}, but this chart misleads. `
      : `${table}, but the plain chart would mislead. `
  const count = report.warnings.length
  if (count === 0) return `${table}, and the chart is honest. `
  return `${table}, with ${count === 1 ? 'one warning' : `${String(count)} warnings`}. `
}

/** What a bar would hide, where bars were asked for. */
function notAsBars(answered: AnsweredTable): Said[] | null {
  const { report } = answered
  const { kind, by, split, limited } = report.resolved
  if (kind !== 'bars' || split !== null || !report.small || !has(report, 'few-rows')) return null
  const { count, label, rows } = report.small
  const all = limited
    ? `the ${formatNumber(limited.count)} values of ${by} that are drawn`
    : `${formatNumber(report.group_count)} values of ${by}`
  return [
    `Not as bars: ${formatNumber(count)} of ${all} ${count === 1 ? 'rests' : 'rest'} on fewer than ten rows, ${label} on `,
    {
      text: formatNumber(rows),
      note: () => ({
        title: `Rows of ${label}`,
        ...worked([`rows whose ${by} is ${label}`], formatNumber(rows)),
        text: 'A figure of so few rows would be another with a row more or less, and a bar does not show it.',
        ...sourceOf(answered),
      }),
    },
    '. Dots with ranges, or group them. ',
  ]
}

export function answerOf(answered: AnsweredTable): Said[] {
  const { report } = answered
  const rows = [...tableSentence(answered), ...amongSentence(answered)]
  if (report.among?.nothing) return rows
  const refused = report.refused
    ? [`No ${kindWords[report.refused.kind]} here: ${report.refused.reason} `]
    : []
  const bars = notAsBars(answered)
  if (bars) return [...refused, ...bars, ...rows]
  return [...refused, verdict(answered), ...rows, ...finding(answered)]
}

/** What the chart shows. */
function finding(answered: AnsweredTable): Said[] {
  const { report } = answered
  const { kind, split } = report.resolved
  if (report.reversal) return reversed(answered, split !== null)
  if (kind === 'scatter' && report.points) return together(answered, report.points)
  if (kind === 'histogram') return spread(answered)
  return report.by.scale === 'time' ? course(answered) : extremes(answered)
}

function reversed(answered: AnsweredTable, isSplit: boolean): Said[] {
  const { reversal, resolved, whole } = answered.report
  if (!reversal) return []
  const { first, second, levels, split } = reversal
  // Rows without a value in the split are in no level, and so not in what is compared.
  const side = ({ by, label, mean, count }: typeof first): Said => {
    const group = whole.find((one) => one.by === by)
    if (group?.count === count) return figure(answered, group)
    return {
      text: shownText(answered.report, mean),
      note: () => ({
        title: `${label}: ${measureText(resolved)}`,
        ...worked(
          [`mean of ${counted(count, 'row')} with a ${split}`],
          shownText(answered.report, mean),
        ),
        ...sourceOf(answered),
      }),
    }
  }
  const isLower = first.mean < second.mean
  return [
    ` ${first.label} looks ${isLower ? 'lower' : 'higher'} in ${measureText(resolved)}, `,
    side(first),
    ' against ',
    side(second),
    ` for ${second.label}; at each of the `,
    {
      text: String(levels.length),
      note: () => ({
        title: `${split}: ${first.label} against ${second.label}`,
        formula: levels.map((level) =>
          `${level.label.padEnd(6)} ${shownText(answered.report, level.first)} > ${shownText(answered.report, level.second)}  (${String(level.first_count)} and ${String(level.second_count)} rows)`.replace(
            '>',
            level.first > level.second ? '>' : '<',
          ),
        ),
        result: String(levels.length),
        text: `Means of both groups within each value of ${split} that has at least five rows of each. The mix of ${split} differs between the groups, and that alone turns the overall difference round.`,
        ...sourceOf(answered),
      }),
    },
    ` values of ${split} with at least five rows of both it is ${isLower ? 'higher' : 'lower'}. `,
    isSplit ? 'We drew it split.' : `Split it by ${split}.`,
  ]
}

function together(answered: AnsweredTable, points: NonNullable<Report['points']>): Said[] {
  const { of, by } = answered.report.resolved
  const r = points.correlation
  if (r === null)
    return [
      ` ${String(of)} and ${by} have no correlation: one of them is the same in ${points.total === 1 ? 'the only row' : `all ${formatNumber(points.total)} rows`} that ${points.total === 1 ? 'has' : 'have'} both.`,
    ]
  const words =
    Math.abs(r) < 0.2 ? 'hardly hang together' : r > 0 ? 'rise together' : 'run against each other'
  return [
    ` ${String(of)} and ${by} ${words}: correlation `,
    {
      text: formatNumber(r, 2),
      note: () => ({
        title: `Correlation of ${String(of)} and ${by}`,
        ...worked(['Σ(x − x̄)(y − ȳ)', '/ √(Σ(x − x̄)² Σ(y − ȳ)²)'], formatNumber(r, 2)),
        inputs: [{ name: 'Rows with both', value: formatNumber(points.total) }],
        text: 'Pearson’s. It speaks of straight lines only, and not of causes.',
        ...sourceOf(answered),
      }),
    },
    ` over ${counted(points.total, 'row')}.`,
  ]
}

function spread(answered: AnsweredTable): Said[] {
  const { report } = answered
  const { among, rows, resolved } = report
  const column = among ? among.measure : profileOf(report, resolved.of)
  if (!column?.spread) return []
  const { lower_quartile: low, upper_quartile: high, median } = column.spread
  const write = (value: number) => shownText(report, value)
  return [
    ` Half of ${among ? 'these' : 'all'} rows lie between ${write(low)} and ${write(high)} in ${column.name}, the middle one at `,
    {
      text: write(median),
      note: () => ({
        title: `Median of ${column.name}`,
        ...worked(
          [`middle of ${counted((among?.rows ?? rows) - column.missing, 'row')}`],
          write(median),
        ),
        ...sourceOf(answered),
      }),
    },
    '.',
  ]
}

function course(answered: AnsweredTable): Said[] {
  const { report } = answered
  if (!report.ends) return []
  const { first, last, most } = report.ends
  const named = (group: Group) => {
    const isPart = report.part_spans.some(({ by }) => by === group.by)
    return `${labelOf(report, group)}${isPart ? ' (not whole)' : ''}`
  }
  const isSaid = ({ by }: { by: number }) => by === most.by || by === first.by || by === last.by
  const unsaid = report.part_spans.filter((part) => !isSaid(part))
  return [
    ...(first.by === last.by
      ? [` ${sentenceStart(measureText(report.resolved))} is `, figure(answered, first)]
      : [
          ` ${sentenceStart(measureText(report.resolved))} goes from `,
          figure(answered, first),
          ` in ${named(first)} to `,
          figure(answered, last),
        ]),
    ` in ${named(last)}`,
    ...(most.by === first.by || most.by === last.by
      ? []
      : ['; the highest is ', figure(answered, most), ` in ${named(most)}`]),
    ...(unsaid.length === 0
      ? []
      : [
          `; ${listed(unsaid.map(({ label }) => label))} ${unsaid.length === 1 ? 'is' : 'are'} not whole`,
        ]),
    '.',
  ]
}

function extremes(answered: AnsweredTable): Said[] {
  const { report } = answered
  const { show, by } = report.resolved
  if (!report.ends) return []
  const { most, least } = report.ends
  if (report.whole.length === 1)
    return [
      ` ${sentenceStart(measureText(report.resolved))} for ${labelOf(report, most)} is `,
      figure(answered, most),
      `${fewRowsText(report, most)}.`,
    ]
  const { limited } = report.resolved
  const among = limited
    ? ` among the ${formatNumber(limited.count)} ${limited.order} of ${formatNumber(limited.of)} values,`
    : report.left_out > 0
      ? ` among the ${formatNumber(report.whole.length)} values that are drawn,`
      : ''
  if (isTied(report, most[show], least[show]))
    return [
      ` ${sentenceStart(measureText(report.resolved))} is the same for all${report.left_out > 0 ? ' that are drawn' : ''}, `,
      figure(answered, most),
      '.',
    ]
  return [
    ` By ${by},${among} ${measureText(report.resolved)} is highest for ${namesAt(report, most).text}, `,
    figure(answered, most),
    `${namesAt(report, most).rows}, and lowest for ${namesAt(report, least).text}, `,
    figure(answered, least),
    `${namesAt(report, least).rows}.`,
  ]
}
