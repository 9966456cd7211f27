/** The answer in words, computed: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import {
  formatBasisPoints,
  formatMonth,
  formatNumber,
  formatPercent,
  formatSigned,
} from '@/lib/format'
import { monthsBetween } from '@/lib/months'
import { ordinal } from '@/lib/ordinal'
import type { AnsweredCurve, Compare, Curve, Fit, Source, Spread } from './ask'
import { tenorInWords, yieldAt } from './curve-math'
import { modelName, spreadPairs } from './settings'

type Credit = Pick<FigureNote, 'source' | 'date'>

const ids: Record<string, string> = { '2y': 'BD.CDN.2YR.DQ.YLD', '10y': 'BD.CDN.10YR.DQ.YLD' }
const pointOf = (curve: Curve, series: string) =>
  curve.points.find((point) => point.series === series)

/** Who said so and of when, under every note. */
export function credit({ publisher, mode }: Source, date: string): Credit {
  const basis = mode === 'snapshot' ? 'month-end' : 'last value of the month'
  return { source: `${publisher}, Valet (${mode})`, date: `${basis}, ${date.slice(0, 7)}` }
}

/** The spread one has chosen, at the month of the curve; null where the record has none. */
export function chosenSpread({ view, report }: AnsweredCurve, month: string) {
  const point = report.spread.points.find(({ date }) => date.startsWith(month))
  const format = (value: number) => `${formatNumber(value)} bp`
  return point ? { name: spreadPairs[view.spread].name, value: point.spread_bp, format } : null
}

/** How long the curve has been, or has not been, inverted at the month. */
function inversionState(slope: Spread, month: string) {
  const past = slope.points.filter(({ date }) => date.slice(0, 7) <= month)
  let run = 0
  for (let at = past.length - 1; at >= 0 && (past[at]?.spread_bp ?? 0) < 0; at -= 1) run += 1
  const last = past.findLast(({ spread_bp }) => spread_bp < 0)
  return { run, last: last?.date.slice(0, 7) ?? null, first: past[0]?.date.slice(0, 7) ?? month }
}

/** What the curve says, in three sentences; or what the visitor's own does. */
export function answerOf({ view, own, report }: AnsweredCurve, isNewest: boolean): Said[] {
  if (own && report.ownFit) return ownAnswerOf(report.ownFit, own.name)
  const { compare, slope } = report
  const fit = view.fit === 'none' ? null : report.fit
  const { curve, source } = compare
  const month = curve.date.slice(0, 7)
  const [ten, two] = [pointOf(curve, '10y'), pointOf(curve, '2y')]
  if (!ten || !two)
    return [
      `The curve of ${formatMonth(month)} lacks the 2-year or the 10-year, so it has no slope.`,
    ]
  const from = credit(source, curve.date)
  const spread = Math.round((ten.yield_pct - two.yield_pct) * 1e4) / 100
  const spreadText = formatBasisPoints(spread)
  const [tenText, twoText] = [formatPercent(ten.yield_pct), formatPercent(two.yield_pct)]
  const inputs = [
    { name: '10-year', id: ids['10y'] ?? '', value: tenText },
    { name: '2-year', id: ids['2y'] ?? '', value: twoText },
  ]
  const spreadNote = (): FigureNote => ({
    title: '10-year minus 2-year',
    ...worked(
      ['s = y(10) − y(2)', `  = ${tenText} − ${twoText}`],
      spreadText,
      `  = ${formatSigned(spread / 100, 2)} pp = `,
    ),
    inputs,
    ...from,
  })
  const tenNote = (): FigureNote => ({
    title: '10-year benchmark yield',
    ...worked([], tenText, 'y(10) = '),
    inputs: inputs.slice(0, 1),
    text: 'As published: yield to maturity of the benchmark bond, % a year, compounded twice a year.',
    ...from,
  })
  return [
    ...stateSentence(slope, month, isNewest, spreadNote),
    ` Lending to Ottawa for ten years ${isNewest ? 'pays' : 'paid'} `,
    { text: tenText, note: tenNote },
    spread < 0 ? `, ` : `, which ${isNewest ? 'is' : 'was'} `,
    { text: spreadText, note: spreadNote },
    spread < 0 ? ' against two years' : ' over two years',
    ...meanClause(slope),
    '.',
    ...outlierSentence(fit, isNewest, from),
  ]
}

function stateSentence(
  slope: Spread,
  month: string,
  isNewest: boolean,
  spreadNote: () => FigureNote,
): Said[] {
  const { run, last, first } = inversionState(slope, month)
  const start = `${isNewest ? 'As of' : 'In'} ${formatMonth(month)}: `
  const rule =
    'A month counts as inverted when the 10-year closes it below the 2-year. Zero is not inverted.'
  if (run > 0) {
    const text = `${ordinal(run)} month-end`
    const formula = ['month-ends in a row with y(10) < y(2)', `  = ${String(run)}, so the ${text}`]
    const note = () => ({ ...spreadNote(), title: 'Inversion', formula, result: text, text: rule })
    return [
      `${start}the curve ${isNewest ? 'is' : 'was'} inverted, for the `,
      { text, note },
      ' in a row.',
    ]
  }
  if (last === null)
    return [`${start}no inversion, and none since the record begins in ${formatMonth(first)}.`]
  const months = monthsBetween(last, month)
  const text = `${String(months)} month${months === 1 ? '' : 's'}`
  const formula = [`last month-end with y(10) < y(2): ${last}`, `${month} − ${last} = ${text}`]
  const title = 'Since the last inversion'
  const note = () => ({ ...spreadNote(), title, formula, result: text, text: rule })
  return [`${start}no inversion, and none for `, { text, note }, '.']
}

/** The average of a spread over all its months, opened. */
export function meanNote(
  name: string,
  { mean_bp, points, source }: Spread,
  series: Readonly<Record<string, string>>,
): FigureNote {
  const [first, last] = [points[0]?.date ?? '', points.at(-1)?.date ?? '']
  return {
    title: `Average ${name}`,
    ...worked(
      [
        'mean of s over all month-ends',
        `n = ${String(points.length)}, ${first.slice(0, 7)} to ${last.slice(0, 7)}`,
      ],
      formatBasisPoints(mean_bp ?? 0),
      `  = ${formatSigned(mean_bp ?? 0, 2)} → `,
    ),
    inputs: Object.entries(series).map(([key, id]) => ({ name: key, id, value: 'month-ends' })),
    ...credit(source, last),
  }
}

function meanClause(slope: Spread): Said[] {
  const [first] = slope.points
  if (slope.mean_bp == null || !first) return []
  return [
    `; the average since ${first.date.slice(0, 4)} is `,
    {
      text: formatBasisPoints(slope.mean_bp),
      note: () => meanNote('10-year minus 2-year', slope, ids),
    },
  ]
}

/** The point farthest from the fitted line, where it is far enough to mean anything. */
const WORTH_SAYING_BP = 5

function outlierSentence(fit: Fit | null, isNewest: boolean, from: Credit): Said[] {
  const worst = fit?.fitted.reduce((a, b) =>
    Math.abs(b.residual_bp) > Math.abs(a.residual_bp) ? b : a,
  )
  if (!fit || !worst) return []
  const name = modelName(fit.model)
  const isSmall = Math.abs(worst.residual_bp) < WORTH_SAYING_BP
  const text = formatBasisPoints(worst.residual_bp, isSmall ? 1 : 0)
  const observed = formatPercent(worst.observed_pct, 3)
  const fitted = formatPercent(worst.yield_pct, 3)
  const note = (): FigureNote => ({
    title: `${tenorInWords(worst.years)} against ${name}`,
    ...worked(['residual = observed − fitted', `  = ${observed} − ${fitted}`], text, '  = '),
    inputs: [
      { name: 'Observed, bond basis', value: observed },
      { name: 'Fitted', value: fitted },
    ],
    text: `${name} through ${String(fit.fitted.length)} points by least squares.`,
    ...from,
  })
  if (isSmall)
    return [
      ` No maturity ${isNewest ? 'stands' : 'stood'} far off a smooth curve: at most `,
      { text, note },
      `, the ${tenorInWords(worst.years)}.`,
    ]
  return [
    ` Farthest from a smooth curve ${isNewest ? 'is' : 'was'} the ${tenorInWords(worst.years)}, `,
    { text, note },
    worst.residual_bp > 0 ? ' above it.' : ' below it.',
  ]
}

function ownAnswerOf(fit: Fit, file: string): Said[] {
  const [first, last] = [fit.fitted[0], fit.fitted.at(-1)]
  if (!first || !last) return []
  const from = ownCredit(file)
  const end = ({ years, observed_pct }: typeof first, which: string): Said => ({
    text: formatPercent(observed_pct),
    note: () => ({
      title: `${tenorInWords(years)}, ${which} of your curve`,
      ...worked([], formatPercent(observed_pct), `y(${tenorInWords(years)}) = `),
      ...from,
    }),
  })
  const slope = formatBasisPoints(Math.round((last.observed_pct - first.observed_pct) * 1e4) / 100)
  const slopeNote = () => ({
    title: 'Longest minus shortest',
    ...worked(
      [
        's = y(longest) − y(shortest)',
        `  = ${formatPercent(last.observed_pct)} − ${formatPercent(first.observed_pct)}`,
      ],
      slope,
      '  = ',
    ),
    ...from,
  })
  return [
    'Your curve runs from ',
    end(first, 'shortest'),
    ` at ${tenorInWords(first.years)} to `,
    end(last, 'longest'),
    ` at ${tenorInWords(last.years)}: `,
    { text: slope, note: slopeNote },
    ` end to end. ${modelName(fit.model)} fits its ${String(fit.fitted.length)} points to within `,
    rmseOf(fit, from),
    ' on average.',
    ...outlierSentence(fit, true, from),
  ]
}

/** The credit of a note on a visitor's curve, and on a published one. */
export const ownCredit = (file: string): Credit => ({
  source: `Your table: ${file}`,
  date: 'held in this page only',
})
export const curveCredit = ({ source, curve }: Compare) => credit(source, curve.date)

export function rmseOf(fit: Fit, from: Credit): Said {
  const text = `${formatNumber(fit.rmse_bp, 1)} bp`
  const lines = ['RMSE = √( Σ residual² / n )', `n = ${String(fit.fitted.length)}`]
  const note = (): FigureNote => ({
    title: `Fit error of ${modelName(fit.model)}`,
    ...worked(lines, text, '  = '),
    inputs: [
      { name: 'β, the weights', value: fit.beta.map((value) => formatNumber(value, 3)).join(', ') },
      { name: 'τ, years', value: fit.tau.map((value) => formatNumber(value, 2)).join(', ') },
      { name: 'Largest residual', value: `${formatNumber(fit.max_residual_bp, 1)} bp` },
      { name: 'Condition number', value: formatNumber(fit.condition_number, 1) },
    ],
    text: fit.at_bound
      ? 'A decay time lies on its bound: read the parameters with care.'
      : 'Least squares on the bonds’ basis; the forms of both curves stand under How it works.',
    ...from,
  })
  return { text, note }
}

/** A rate agreed today for a time to come, opened. */
export function forwardNote(
  { name, from_years: from, to_years: to, rate_pct }: Fit['forward_rates'][number],
  fit: Fit,
  credited: Credit,
): FigureNote {
  return {
    title: `Forward rate ${name}`,
    ...worked(['f = (y(b)·b − y(a)·a) / (b − a)'], formatPercent(rate_pct), '  = '),
    inputs: [from, to].map((years, index) => ({
      name: index === 0 ? 'y(a)' : 'y(b)',
      id: `${String(years)} years`,
      value: formatPercent(yieldAt(fit, years), 3),
    })),
    text: 'The fitted yields read as zero rates, compounded continuously: a sketch, not a price.',
    ...credited,
  }
}

export function curveTitle({ changes, with: other }: Compare) {
  const than = `than in ${formatMonth(other.date)}`
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return `No maturity is common to both months`
  if (changes.every(({ change_bp }) => change_bp === 0))
    return `The same yields as in ${formatMonth(other.date)}`
  if (changes.every(({ change_bp }) => change_bp > 0)) return `Every maturity yields more ${than}`
  if (changes.every(({ change_bp }) => change_bp < 0)) return `Every maturity yields less ${than}`
  if (first.change_bp < 0 && last.change_bp > 0)
    return `Short maturities yield less ${than}, long ones more`
  if (first.change_bp > 0 && last.change_bp < 0)
    return `Short maturities yield more ${than}, long ones less`
  const up = changes.filter(({ change_bp }) => change_bp > 0).length
  return `${String(up)} of ${String(changes.length)} maturities yield more ${than}`
}
