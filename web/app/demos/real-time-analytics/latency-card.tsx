import { useId } from 'react'
import { formatNumber } from '@/lib/format'
import { summaryOf, type LatencySummary } from './latency'
import type { StreamSnapshot } from './stream-store'

const ms = (value: number) => `${formatNumber(value)} ms`

/** How long an event takes from the server's hand to this page, and whether any was lost. */
export function LatencyCard({ state, clocks }: Pick<StreamSnapshot, 'state' | 'clocks'>) {
  const id = useId()
  const { counts } = state
  // Without a comparison of the clocks a delay would only be their difference.
  const summary = clocks ? summaryOf(state.samples, clocks) : null
  const rows = [
    { name: 'Events received', value: formatNumber(counts.taken) },
    { name: 'Lost', value: formatNumber(counts.missed) },
    { name: 'Came twice, dropped', value: formatNumber(counts.repeated) },
    ...(counts.skipped > 0
      ? [{ name: 'Left out, line too slow', value: formatNumber(counts.skipped) }]
      : []),
    ...(state.listeners > 0
      ? [{ name: 'Streams open here', value: formatNumber(state.listeners) }]
      : []),
  ]
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-hairline bg-surface p-4 text-sm"
    >
      <h2 id={id} className="control-legend">
        From the server to your browser
      </h2>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {summary ? (
          <div>
            <Histogram summary={summary} />
            <p className="mt-1 flex justify-between font-mono text-xs">
              <span>
                p50 <b className="font-semibold">{ms(summary.p50)}</b>
              </span>
              <span>
                p95 <b className="font-semibold">{ms(summary.p95)}</b>
              </span>
            </p>
          </div>
        ) : (
          <p className="small-text">
            {state.samples.length === 0
              ? 'Measured once events arrive.'
              : 'Not shown: your clock and ours have not been compared yet.'}
          </p>
        )}
        <dl className="grid content-start gap-y-1">
          {rows.map(({ name, value }) => (
            <div key={name} className="flex items-baseline justify-between gap-2">
              <dt className="small-text">{name}</dt>
              <dd className="font-mono text-xs font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {clocks && (
        <p className="small-text mt-2">
          Over the last minute, {formatNumber(summary?.count ?? 0)} events. Corrected by the clocks:
          yours is {ms(Math.abs(clocks.offsetMs))} {clocks.offsetMs > 0 ? 'behind' : 'ahead of'}{' '}
          ours, known to ±{ms(Math.max(1, clocks.withinMs))}; the delay is known no better.
        </p>
      )}
    </section>
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
