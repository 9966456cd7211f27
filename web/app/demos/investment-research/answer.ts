/** The answer in words, computed: sentences with figures that open to what they rest on. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { formatDay, formatMonth, formatNumber, formatPercent, listed } from '@/lib/format'
import type { AnsweredPortfolio, Asset, Kept, Portfolio, Summary } from './ask'

/** A share below this is not worth a word. */
const WORTH_SAYING_PCT = 0.5

export const percent = (value: number) => formatPercent(value, 1)
export const oneDecimal = (value: number) => formatNumber(value, 1)

/** Whose prices the answer rests on. */
export function publisherOf({ view, own }: Pick<AnsweredPortfolio, 'view' | 'own'>) {
  if (own) return `Own data: ${own.name}`
  return view.data === 'bonds'
    ? 'Bank of Canada, zero-coupon curves; total returns computed'
    : 'Synthetic shares, drawn with seed 15'
}

export function creditOf(answered: AnsweredPortfolio) {
  const { first, last } = answered.report.window
  return `${publisherOf(answered)}, ${first.slice(0, 7)} to ${last.slice(0, 7)}`
}

type Credit = Pick<FigureNote, 'source' | 'date'>

const noteCredit = (answered: AnsweredPortfolio): Credit => {
  const { first, last } = answered.report.window
  return { source: publisherOf(answered), date: `${formatMonth(first)} to ${formatMonth(last)}` }
}

/** Figures closer than this are the same as shown. */
const SAME_PCT = 0.05

/** "60 % 5y and 40 % 10y": the weights that matter, largest first. */
export function mixOf(assets: readonly Asset[], key: 'held_pct' | 'better_pct' = 'better_pct') {
  const parts = assets
    .filter((asset) => Math.abs(asset[key]) >= WORTH_SAYING_PCT)
    .sort((a, b) => b[key] - a[key])
  const shown = parts.slice(0, 4).map((asset) => `${formatPercent(asset[key], 0)} ${asset.asset}`)
  return listed(parts.length > 4 ? [...shown, `${String(parts.length - 4)} more`] : shown)
}

/** What the holdings would have lost at worst, and what would be better. */
export function answerOf(answered: AnsweredPortfolio): Said[] {
  const { report } = answered
  const { metrics } = report.held
  const credit = noteCredit(answered)
  const worst = percent(-100 * metrics.max_drawdown)
  const worstNote = (): FigureNote => ({
    title: 'Deepest fall of your portfolio',
    ...worked(
      [
        'fall = 1 − value / highest value before',
        `${formatDay(metrics.peak)} to ${formatDay(metrics.trough)}`,
      ],
      worst,
    ),
    inputs: [
      { name: 'Recovered', value: metrics.recovered ? formatDay(metrics.recovered) : 'not yet' },
      { name: 'Rebalanced', value: answered.view.rebalance },
      { name: 'Trading cost', value: `${formatNumber(answered.view.cost_bp)} bp` },
    ],
    ...credit,
  })
  const back = report.held.ruined_on
    ? ', and nothing was left'
    : metrics.recovered
      ? `, and it was back in ${formatMonth(metrics.recovered)}`
      : ', and it has not come back since'
  return [
    `Your portfolio would have lost `,
    { text: worst, note: worstNote },
    ` at worst, from ${formatMonth(metrics.peak)} to ${formatMonth(metrics.trough)}${back}. `,
    ...betterOf(answered, credit),
    report.better.ruined_on
      ? ` It would have lost everything by ${formatMonth(report.better.ruined_on)}.`
      : '',
    ...sureness(report),
    ...testedOf(answered, credit),
    ' Education, not advice.',
  ]
}

function summaryNote(
  name: string,
  which: 'return' | 'volatility' | 'sharpe',
  { expected_return_pct, volatility_pct, sharpe, metrics }: Summary,
  riskFree: number,
  credit: Credit,
): FigureNote {
  const periods = String(metrics.periods_per_year)
  const lines = {
    return: [`mean of ${String(metrics.n)} returns × ${periods}`, 'weights as on the first day'],
    volatility: ['√(wᵀ Σ w), Σ with n − 1', `returns × ${periods} a year`],
    sharpe: [
      '(return − risk-free) / volatility',
      `(${percent(expected_return_pct)} − ${percent(riskFree)}) / ${percent(volatility_pct)}`,
    ],
  }
  const result = {
    return: percent(expected_return_pct),
    volatility: percent(volatility_pct),
    sharpe: sharpe == null ? '–' : formatNumber(sharpe, 2),
  }
  const title = { return: 'Mean return', volatility: 'Volatility', sharpe: 'Sharpe ratio' }
  return {
    title: `${title[which]}, ${name}`,
    ...worked(lines[which], result[which]),
    text: 'A year. Of the weights themselves, before trading costs.',
    ...credit,
  }
}

/** The finding: what another mix would have done better, or that none would. */
function betterOf({ view, report }: AnsweredPortfolio, credit: Credit): Said[] {
  const { held, better } = report
  const figure = (who: 'yours' | 'better', which: 'return' | 'volatility' | 'sharpe'): Said => {
    const summary = who === 'yours' ? held : better
    const note = () =>
      summaryNote(
        who === 'yours' ? 'your portfolio' : 'the better mix',
        which,
        summary,
        view.risk_free_pct,
        credit,
      )
    return { text: note().result, note }
  }
  const mix = mixOf(report.assets)
  switch (view.aim) {
    case 'same_risk':
    case 'target_risk': {
      const gain = better.expected_return_pct - held.expected_return_pct
      if (view.aim === 'same_risk' && gain < SAME_PCT)
        return [
          'No other mix within your limits earned more at its risk: a volatility of ',
          figure('yours', 'volatility'),
          '.',
        ]
      const calmer = held.volatility_pct - better.volatility_pct >= SAME_PCT
      const risk = view.aim === 'same_risk' && (calmer ? 'less risk' : 'the same risk')
      return [
        `${mix} would have ${risk ? `held ${risk}` : 'kept to that risk'}, a volatility of `,
        figure('better', 'volatility'),
        ', with a return of ',
        figure('better', 'return'),
        ' a year in place of ',
        figure('yours', 'return'),
        '.',
      ]
    }
    case 'same_return':
    case 'target_return': {
      const more = better.expected_return_pct - held.expected_return_pct >= SAME_PCT
      const earned = view.aim === 'target_return' ? 'that' : more ? 'more' : 'the same'
      return [
        `${mix} would have earned ${earned}, `,
        figure('better', 'return'),
        ' a year, with a volatility of ',
        figure('better', 'volatility'),
        ' in place of ',
        figure('yours', 'volatility'),
        '.',
      ]
    }
    case 'min_volatility':
      return [
        `The calmest mix within your limits was ${mix}: a volatility of `,
        figure('better', 'volatility'),
        ' in place of ',
        figure('yours', 'volatility'),
        '.',
      ]
    case 'max_sharpe':
      return [
        `${mix} paid most for its risk: a Sharpe ratio of `,
        figure('better', 'sharpe'),
        ' against ',
        figure('yours', 'sharpe'),
        '.',
      ]
    case 'risk_parity':
      return [
        `With ${mix} every asset would have carried the same share of the risk, with a volatility of `,
        figure('better', 'volatility'),
        ' in place of ',
        figure('yours', 'volatility'),
        '.',
      ]
  }
}

/** How far the largest weight moves when the past is drawn again. */
function sureness({ assets, resamples_solved }: Portfolio): Said[] {
  const first = assets.reduce((a, b) => (b.better_pct > a.better_pct ? b : a))
  if (first.low_pct == null || first.high_pct == null || resamples_solved < 20) return []
  return [
    ` How sure is that? On ${String(resamples_solved)} redrawn pasts the weight of ${first.asset} ran from ${formatPercent(first.low_pct, 0)} to ${formatPercent(first.high_pct, 0)}.`,
  ]
}

/** What the same choice, made half-way, promised and gave. */
function testedOf({ view, report }: AnsweredPortfolio, credit: Credit): Said[] {
  const tested = report.out_of_sample
  if (!tested) return []
  const [when, last] = [formatMonth(tested.chosen_on), formatMonth(report.window.last)]
  const { better } = tested
  if (!better) return [` By what was known in ${when} your limits could not hold.`]
  const figure = (key: keyof Omit<Kept, 'weights_pct'>): Said => {
    const text = percent(better[key])
    const isPromise = key.startsWith('promised')
    const name = key.includes('return') ? 'Mean return' : 'Volatility'
    return {
      text,
      note: () => ({
        title: `${name} ${isPromise ? 'promised' : 'realised'}, the mix chosen half-way`,
        ...worked([isPromise ? `returns to ${when}` : `returns since ${when}`], text),
        text: isPromise
          ? 'A year. Of the weights themselves, by the first half of the window alone.'
          : `A year. Held to ${last}, rebalanced ${view.rebalance}, after costs.`,
        ...credit,
      }),
    }
  }
  return [
    ` Chosen in ${when}, on what was known then, such a mix promised `,
    figure('promised_return_pct'),
    ' a year at a volatility of ',
    figure('promised_volatility_pct'),
    '; it gave ',
    figure('return_pct'),
    ' at ',
    figure('volatility_pct'),
    '.',
  ]
}
