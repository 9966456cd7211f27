import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { formatDollarsShort, formatMonth, formatPercent } from '@/lib/format'
import type { Series } from './ask'
import { useSeries, type SeriesFigureProps } from './use-series'
import { capital, inSentence } from './words'

/** The finding: which of the rows is furthest from where it began. */
export function monthsTitle({ rows, flow }: Series) {
  const years = rows.flatMap(({ name, kind, values }) => {
    const sum = (from: number, to?: number) => values.slice(from, to).reduce((a, b) => a + b, 0)
    return kind === 'one' && values.length >= 24
      ? [{ name, first: sum(0, 12), last: sum(-12) }]
      : []
  })
  const grown = years.flatMap(({ name, first, last }) =>
    first > 0 ? [{ name, times: last / first }] : [],
  )
  // What begins later has grown from nothing, by no per cent that can be told.
  const hasNew = years.some(({ first, last }) => first === 0 && last > 0)
  const most = grown.reduce<(typeof grown)[number] | null>(
    (a, b) => (a && a.times >= b.times ? a : b),
    null,
  )
  if (!most) return `${capital(flow)} month by month`
  const change = (most.times - 1) * 100
  const those = hasNew ? 'those drawn with trade in the first twelve months' : 'those drawn'
  return `Of ${those}, ${inSentence(most.name)} ${change < 0 ? 'fell least' : 'grew most'}: the last twelve months were ${formatPercent(Math.abs(change), 0)} ${change < 0 ? 'below' : 'above'} the first`
}

/** A panel each for the rows with the most trade. */
export function MonthsFigure(props: SeriesFigureProps) {
  const { series, first, last, asked, figure } = useSeries(props)
  const { columns } = series
  return (
    <>
      {!figure.isOwn && <AnswerProblem what="The months" state={asked} />}
      <ChartFigure
        {...figure}
        name="months"
        title={monthsTitle(series)}
        sub={`${capital(series.flow)} by month, ${formatMonth(first)} to ${formatMonth(last)}, not adjusted for the seasons. Each panel has its own scale from zero; the figure is the last month’s.`}
        table={{
          columns: [
            { key: 'name', header: series.by === 'partner' ? 'Partner' : 'Goods' },
            ...columns.map((column, at) => ({
              key: column,
              header: formatMonth(column, 'short'),
              fileUnit: '$',
              value: ({ values }: Series['rows'][number]) => values[at],
              format: formatDollarsShort,
              // A phone shows the last three.
              secondary: at < columns.length - 3,
            })),
          ],
          rows: series.rows,
          fixedOrder: true,
        }}
        foot={<CursorHint unit="month" bigUnit="panel" />}
      >
        <SmallMultiples
          label={`${capital(series.flow)} by month, a panel each`}
          items={series.rows.map(({ key, name, values }) => ({ key, name, values }))}
          columns={columns.map((column) => formatMonth(column))}
          ends={[formatMonth(first, 'short'), formatMonth(last, 'short')]}
          format={formatDollarsShort}
          unitName="month"
        />
      </ChartFigure>
    </>
  )
}
