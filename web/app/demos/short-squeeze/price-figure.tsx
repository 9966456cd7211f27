import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import type { Day, Replay } from './ask'
import { at, timeAxis } from './replay-figure'

type Closed = Day & { close: number }

export function priceTitle(company: string, closes: readonly Closed[]) {
  const [last, first] = [closes.at(-1), closes[0]]
  if (!last || !first) return `${company}: no close in the record`
  const highest = closes.reduce((a, b) => (b.close > a.close ? b : a))
  const times = `${formatNumber(highest.close / first.close, 1)} times its close of ${formatDay(first.date)}`
  return highest === last
    ? `${company} closed at ${formatDollars(last.close, 2)}, ${times}`
    : `${company} had closed at ${formatDollars(highest.close, 2)} on ${formatDay(highest.date)}, ${times}`
}

/** Closing prices up to the day, with the days on which short interest came out. */
export function PriceFigure({
  replay: { company, days, short_interest },
  until,
  stale,
  pending,
}: {
  replay: Replay
  until: string
  stale: boolean
  pending: boolean
}) {
  const shown = days.filter(({ date }) => date <= until)
  const closes = shown.filter((day): day is Closed => day.close != null)
  const published = short_interest.filter(({ public_on }) => public_on <= until)
  const marks = published.flatMap(({ public_on, settled }) => {
    const day = closes.find(({ date }) => date === public_on)
    return day ? [{ x: at(day.date), y: day.close, settled }] : []
  })
  return (
    <ChartFigure
      demo="short-squeeze"
      name="closing price"
      title={priceTitle(company, closes)}
      sub="Closing price, US dollars, equal steps for equal ratios, not adjusted for later splits. Rings: a report of short interest came out that day."
      table={{
        columns: [
          { key: 'date', header: 'Session' },
          { key: 'close', header: 'Close', unit: 'US$', format: (price) => formatNumber(price, 2) },
        ],
        rows: shown,
      }}
      credit="US SEC, fails-to-deliver data, PRICE column, at its own session"
      stale={stale}
      pending={pending}
      foot={<CursorHint unit="session" bigUnit="week" />}
    >
      <LineChart
        label={`Closing price of ${company} by session`}
        height={{ wide: 250, narrow: 240 }}
        x={timeAxis}
        y={{ kind: 'log', format: (price) => formatNumber(price), unit: 'US$' }}
        series={[
          {
            key: 'close',
            name: 'Close',
            tone: 'signal',
            points: shown.map(({ date, close }) => ({ x: at(date), y: close ?? null })),
            label: { text: '', value: formatNumber(closes.at(-1)?.close ?? 0, 2) },
          },
        ]}
        crossovers={marks.map(({ x, y }) => ({ x, y }))}
        cursor={{
          unit: 'session',
          bigUnit: 'week',
          step: 5,
          at: shown.map(({ date }) => at(date)),
          read: readFrom(shown, ({ date, close }) => {
            const report = published.find(({ public_on }) => public_on === date)
            return {
              title: formatDay(date),
              value: close == null ? 'no close in the record' : formatDollars(close, 2),
              lines: report ? [`short interest of ${formatDay(report.settled)} comes out`] : [],
            }
          }),
        }}
      />
    </ChartFigure>
  )
}
