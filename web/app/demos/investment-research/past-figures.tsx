import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { Facts } from '@/components/demo/answer'
import type { FigureNote } from '@/components/demo/note'
import { worked } from '@/components/demo/worked'
import { formatDay, formatMonth, formatNumber } from '@/lib/format'
import { creditOf, oneDecimal, percent, publisherOf } from './answer'
import type { AnsweredPortfolio, Summary } from './ask'

interface Shown {
  answered: AnsweredPortfolio
  stale: boolean
  pending: boolean
}

const at = (date: string) => Date.parse(date)
const monthAt = (time: number) => formatMonth(new Date(time).toISOString().slice(0, 7))
const twoDecimals = (value: number) => formatNumber(value, 2)
const words = { never: 'Never', yearly: 'Yearly', quarterly: 'Quarterly', monthly: 'Monthly' }

/** How far below their highest value both portfolios were. */
export function DrawdownFigure({ answered, stale, pending }: Shown) {
  const { report } = answered
  const { days, held, better } = report
  const [yours, its] = [held, better].map(({ metrics }) => -100 * metrics.max_drawdown)
  const line = (key: 'held_drawdown_pct' | 'better_drawdown_pct') =>
    days.map((day) => ({ x: at(day.date), y: day[key] }))
  return (
    <ChartFigure
      demo="investment-research"
      name="drawdown"
      title={`At worst yours was ${percent(yours ?? 0)} under water, the better mix ${percent(its ?? 0)}`}
      sub="Per cent below the highest value before, after trading costs. Green: the better mix; thin and grey: yours. Its weights were chosen knowing this past."
      table={{
        columns: [
          { key: 'date', header: 'Day' },
          { key: 'held_drawdown_pct', header: 'Yours', unit: '%', format: oneDecimal },
          { key: 'better_drawdown_pct', header: 'Better', unit: '%', format: oneDecimal },
          { key: 'held', header: 'Yours', unit: 'per $1', format: twoDecimals },
          { key: 'better', header: 'Better', unit: 'per $1', format: twoDecimals },
        ],
        rows: days,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="day" bigUnit="year" />}
    >
      <LineChart
        label="Drawdown of both portfolios, per cent"
        x={{ kind: 'time', format: monthAt }}
        y={{ format: (value) => formatNumber(value), unit: '%' }}
        series={[
          {
            key: 'better',
            name: 'Better',
            tone: 'signal',
            points: line('better_drawdown_pct'),
            label: { text: 'Better' },
          },
          {
            key: 'held',
            name: 'Yours',
            tone: 'noise',
            plain: true,
            points: line('held_drawdown_pct'),
            label: { text: 'Yours' },
          },
        ]}
        cursor={{
          unit: 'day',
          bigUnit: 'year',
          step: 6,
          read: readFrom(days, (day) => ({
            title: formatDay(day.date),
            value: percent(day.held_drawdown_pct),
            lines: [`better mix ${percent(day.better_drawdown_pct)}`],
          })),
        }}
      />
    </ChartFigure>
  )
}

const periods: Record<number, string> = {
  252: 'day',
  52: 'week',
  26: 'two weeks',
  12: 'month',
  4: 'quarter',
  2: 'half-year',
}
const periodOf = (perYear: number) => periods[perYear] ?? 'year'

/** The figures of a portfolio's way through the past, each ending its own formula. */
function factsOf(answered: AnsweredPortfolio, name: string, { metrics, growth }: Summary) {
  const { window } = answered.report
  const fact = (
    title: string,
    lines: readonly string[],
    result: string,
    text?: string,
  ): { name: string; said: { text: string; note: () => FigureNote } } => ({
    name: title,
    said: {
      text: result,
      note: () => ({
        title: `${title}, ${name}`,
        ...worked(lines, result),
        ...(text !== undefined && { text }),
        source: publisherOf(answered),
        date: `${formatMonth(window.first)} to ${formatMonth(window.last)}`,
      }),
    },
  })
  const periods = String(metrics.periods_per_year)
  return [
    fact('Growth of $1', ['value on the last day / on the first'], formatNumber(growth, 2)),
    fact(
      'Growth a year',
      ['(last / first)^(1 / years) − 1'],
      metrics.cagr == null ? '–' : percent(100 * metrics.cagr),
      'Years of 365.25 days.',
    ),
    fact(
      'Sharpe',
      [`(mean × ${periods} − risk-free) / volatility`],
      metrics.sharpe == null ? '–' : formatNumber(metrics.sharpe, 2),
      metrics.convention,
    ),
    fact(
      'Sortino',
      [`(mean × ${periods} − risk-free) / downside`],
      metrics.sortino == null ? '–' : formatNumber(metrics.sortino, 2),
      'Downside: root of the mean square of what falls short of the risk-free rate, over all returns.',
    ),
    fact(
      `Worst ${periodOf(metrics.periods_per_year)} in 20`,
      ['5 % of all returns are lower'],
      percent(100 * metrics.var_95),
    ),
  ]
}

/** The holdings under four rules, with and without costs; their ratios above. */
export function RulesFigure({ answered, stale, pending }: Shown) {
  const { view, report } = answered
  const { rules, held } = report
  const best = rules.reduce((a, b) => (b.growth > a.growth ? b : a))
  return (
    <ChartFigure
      demo="investment-research"
      name="rebalancing"
      title={`${words[best.rebalance]} rebalancing would have grown $1 to ${formatNumber(best.growth, 2)}`}
      sub={`Your weights, restored at the close of each period’s last day; ${formatNumber(view.cost_bp)} basis points of every dollar bought or sold. Buying in costs nothing.`}
      table={{
        columns: [
          { key: 'rebalance', header: 'Rebalanced', text: ({ rebalance }) => words[rebalance] },
          { key: 'growth', header: 'After costs', unit: 'per $1', format: twoDecimals },
          {
            key: 'growth_without_cost',
            header: 'Without costs',
            unit: 'per $1',
            format: twoDecimals,
          },
          { key: 'max_drawdown_pct', header: 'Deepest fall', unit: '%', format: oneDecimal },
          { key: 'rebalances', header: 'Trades', unit: 'times', secondary: true },
        ],
        rows: rules,
        fixedOrder: true,
      }}
      bestRow={rules.indexOf(best)}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={
        <Facts
          facts={factsOf(answered, `yours, ${words[view.rebalance].toLowerCase()}`, held)}
          className="gap-y-2 md:flex md:flex-wrap md:gap-x-8"
        />
      }
    />
  )
}
