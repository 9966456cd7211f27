import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { readFrom } from '@/components/charts/read-from'
import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import { isCovered, points } from './answer'
import { sessions, type Day, type Replay } from './ask'

export const at = (date: string) => Date.parse(date)

/** Axes that stay while the replay moves. */
export const timeAxis = {
  kind: 'time',
  domain: [at(sessions[0] ?? ''), at(sessions.at(-1) ?? '')],
  format: (time: number) => formatDay(new Date(time).toISOString()),
} as const

/** Before the new year no report was public: with the usual coverage there is nothing to draw. */
const NEW_YEAR = '2021-01-04'

/** The stretch without a score at the start, where it is. */
function blankOf(days: readonly Day[], least: number) {
  const [start] = days
  const covered = days.find((one) => one.score != null && isCovered(one, least))
  const end = covered ?? days.at(-1)
  if (!start || !end || start === end) return []
  return [{ from: at(start.date), to: at(end.date) - DAY }]
}

const DAY = 86_400_000

function titleOf(company: string, days: readonly Day[], least: number) {
  const last = days.at(-1)
  const covered = days.filter((one) => one.score != null && isCovered(one, least))
  const [first] = covered
  if (!last || !first) return `${company}: too little was public to score it`
  if (last.score == null || !isCovered(last, least))
    return `${company}: no score on ${formatDay(last.date)}`
  return `${company} scored ${points(last.score)} on ${formatDay(last.date)}; before ${formatDay(first.date)} too little was public`
}

/** The score of each session with what was public on it, up to the day. */
export function ReplayFigure({
  replay: { company, days },
  until,
  least,
  stale,
  pending,
}: {
  replay: Replay
  /** The last day shown. */
  until: string
  /** The least coverage of a score that is drawn, in per cent. */
  least: number
  stale: boolean
  pending: boolean
}) {
  const from = least < 50 || until <= NEW_YEAR ? '' : NEW_YEAR
  const shown = days.filter(({ date }) => date >= from && date <= until)
  const line = (key: 'score' | 'fuel' | 'spark') =>
    shown.map((one) => ({
      x: at(one.date),
      y: isCovered(one, least) ? (one[key] ?? null) : null,
    }))
  const last = shown.at(-1)
  const value = (key: 'score' | 'fuel' | 'spark') =>
    last?.[key] == null || !isCovered(last, least) ? '' : formatNumber(last[key])
  return (
    <ChartFigure
      demo="short-squeeze"
      name="replay"
      title={titleOf(company, shown, least)}
      sub={`Points of 100 at each close, with only what was public by then. Drawn where at least ${formatNumber(least)}\u00a0% of the weights is known; shaded before that. Ranked among eight synthetic companies.`}
      table={{
        columns: [
          { key: 'date', header: 'Session' },
          { key: 'close', header: 'Close', unit: 'US$', format: (price) => formatNumber(price, 2) },
          { key: 'fuel', header: 'Fuel', unit: 'points', format: points },
          { key: 'spark', header: 'Spark', unit: 'points', format: points },
          { key: 'score', header: 'Score', unit: 'points', format: points },
          {
            key: 'coverage',
            header: 'Coverage',
            unit: '%',
            value: ({ coverage }) => Math.round(coverage * 100),
            secondary: true,
          },
        ],
        rows: shown,
      }}
      credit="US SEC, fails-to-deliver data; short interest as quoted; our computation"
      stale={stale}
      pending={pending}
      foot={<CursorHint unit="session" bigUnit="week" />}
    >
      <LineChart
        label={`Fuel, Spark and score of ${company} by session`}
        x={{ ...timeAxis, domain: [at(from || (sessions[0] ?? '')), timeAxis.domain[1]] }}
        episodes={blankOf(shown, least)}
        y={{ format: (share) => formatNumber(share), unit: 'points', domain: [0, 100] }}
        series={[
          {
            key: 'score',
            name: 'Score',
            tone: 'signal',
            points: line('score'),
            label: { text: 'Score', value: value('score') },
          },
          {
            key: 'fuel',
            name: 'Fuel',
            tone: 2,
            points: line('fuel'),
            label: { text: 'Fuel', value: value('fuel') },
          },
          {
            key: 'spark',
            name: 'Spark',
            tone: 'noise',
            points: line('spark'),
            label: { text: 'Spark', value: value('spark') },
          },
        ]}
        cursor={{
          unit: 'session',
          bigUnit: 'week',
          step: 5,
          at: shown.map(({ date }) => at(date)),
          read: readFrom(shown, (one) => ({
            title: formatDay(one.date),
            value:
              one.score == null || !isCovered(one, least)
                ? 'no score'
                : `score ${points(one.score)}`,
            lines: [
              ...(one.fuel == null ? [] : [`Fuel ${points(one.fuel)}`]),
              ...(one.spark == null ? [] : [`Spark ${points(one.spark)}`]),
              `coverage ${formatNumber(one.coverage * 100)} %`,
              one.close == null ? 'no close in the record' : `close ${formatDollars(one.close, 2)}`,
            ],
          })),
        }}
      />
    </ChartFigure>
  )
}
