import { useId } from 'react'
import { CountedFigure } from '@/components/demo/counted-figure'
import { FactRow } from '@/components/demo/fact-row'
import { NoteScope, NoteSlot, type FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import { formatMoment, formatNumber } from '@/lib/format'
import type { Delivery } from './delivery'
import type { EventStream } from './event-stream'
import type { ClockDifference } from './latency'
import { summaryOf, type LatencySummary } from './latency-summary'
import { useLive } from './use-event-stream'

const ms = (value: number) => `${formatNumber(value)} ms`

/** What each counter of the connection counts. */
const counters = [
  { key: 'taken', name: 'Events received', counts: 'events taken in by this page' },
  { key: 'missed', name: 'Lost', counts: 'gaps in the numbers of the events' },
  { key: 'repeated', name: 'Came twice, dropped', counts: 'events whose number was seen before' },
  {
    key: 'skipped',
    name: 'Left out, line too slow',
    counts: 'events the server left out for this connection',
  },
] as const

/** Half or 95 in a hundred of the delays lie within this. */
function delayNote(
  { count }: LatencySummary,
  { offsetMs, withinMs }: ClockDifference,
  share: 50 | 95,
  value: number,
  clock: string,
): FigureNote {
  const result = ms(value)
  return {
    title: `Delay, ${String(share)}th percentile`,
    formula: [
      'delay = received − written + clocks’ difference',
      `${String(share)} % of ${formatNumber(count)} delays ≤ ${result}`,
    ],
    result,
    inputs: [
      { name: 'server’s clock − yours', value: ms(offsetMs) },
      { name: 'accurate to about', value: `±${ms(Math.max(1, withinMs))}` },
    ],
    text: 'Interpolated between the two nearest delays of the last minute.',
    source: 'Measured in this browser',
    date: formatMoment(clock),
  }
}

/** What the card needs to know of a stream: its delivery, its own clock, and how many listen. */
interface Measured extends Delivery {
  clock: string
  listeners: number
}

/** How long an event takes from the server's hand to this page, and whether any was lost. */
export function LatencyCard({ stream }: { stream: EventStream<Measured> }) {
  const id = useId()
  const { state, clocks } = useLive(stream)
  const { counts } = state
  // Without a comparison of the clocks a delay would only be their difference.
  const summary = clocks && summaryOf(state.samples, clocks)
  const rows = [
    ...counters
      .filter(({ key }) => key !== 'skipped' || counts.skipped > 0)
      .map(({ key, ...row }) => ({ ...row, value: counts[key] })),
    ...(state.listeners > 0
      ? [{ name: 'Streams open here', counts: 'streams this server feeds', value: state.listeners }]
      : []),
  ]
  return (
    <NoteScope>
      <section
        aria-labelledby={id}
        className="rounded-panel border border-hairline bg-surface p-4 text-sm"
      >
        <h2 id={id} className="control-legend">
          From the server to your browser
        </h2>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {clocks && summary ? (
            <div>
              <Histogram summary={summary} />
              <p className="mt-1 flex justify-between font-mono text-xs">
                {([50, 95] as const).map((share) => {
                  const value = share === 50 ? summary.p50 : summary.p95
                  return (
                    <span key={share}>
                      p{share}{' '}
                      <b className="font-semibold">
                        {opened(ms(value), () =>
                          delayNote(summary, clocks, share, value, state.clock),
                        )}
                      </b>
                    </span>
                  )
                })}
              </p>
            </div>
          ) : (
            <p className="small-text">
              {state.samples.length === 0
                ? 'Measured once events arrive.'
                : 'Not shown: your clock and ours have not been compared yet.'}
            </p>
          )}
          <dl className="grid content-start gap-y-1.5">
            {rows.map(({ name, counts: counted, value }) => (
              <FactRow key={name} name={name}>
                <CountedFigure
                  title={name}
                  counts={`${counted}, since the page was opened`}
                  count={value}
                  source="Counted in this browser"
                  date={formatMoment(state.clock)}
                />
              </FactRow>
            ))}
          </dl>
        </div>
        {clocks && (
          <p className="small-text mt-2">
            Over the last minute, {formatNumber(summary?.count ?? 0)} events. Corrected by the
            clocks: yours is {ms(Math.abs(clocks.offsetMs))}{' '}
            {clocks.offsetMs > 0 ? 'behind' : 'ahead of'} ours. The delays are accurate to about ±
            {ms(Math.max(1, clocks.withinMs))}.
          </p>
        )}
        <NoteSlot className="mt-3 max-w-sm" />
      </section>
    </NoteScope>
  )
}

const WIDTH = 272
const HEIGHT = 44

function Histogram({ summary: { bins, until, p50, p95 } }: { summary: LatencySummary }) {
  const most = Math.max(...bins, 1)
  const step = WIDTH / bins.length
  const at = (value: number) => Math.min(WIDTH, (value / until) * WIDTH)
  return (
    <svg
      role="img"
      aria-label={`Delays of the last minute: half within ${ms(p50)}, 95 % within ${ms(p95)}`}
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT + 1)}`}
      width="100%"
      className="chart"
    >
      <g className="tone-noise">
        {bins.map((count, index) => {
          const height = (count / most) * (HEIGHT - 4)
          return (
            <rect
              key={index}
              x={index * step}
              y={HEIGHT - height}
              width={step - 1}
              height={height}
              className="chart-mark"
            />
          )
        })}
      </g>
      {[p50, p95].map((value, index) => (
        <line key={index} x1={at(value)} x2={at(value)} y1="0" y2={HEIGHT} className="chart-base" />
      ))}
      <line x1="0" x2={WIDTH} y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className="chart-base" />
    </svg>
  )
}
