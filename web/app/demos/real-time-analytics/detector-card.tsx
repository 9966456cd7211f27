import { Sentence, type Said } from '@/components/demo/said'
import { formatMoment, formatNumber } from '@/lib/format'
import { counterNote } from './answer'
import { DetectorChart } from './detector-chart'
import { nameOf, THRESHOLD, type Evaluation } from './report'
import type { Reading, StreamState } from './stream-state'
import { words } from './words'

/** A figure of the evaluation; the replay it rests on is always the same. */
export const judgedFigure = (
  { seed, start, days, readings }: Evaluation,
  title: string,
  formula: string,
  text: string,
): Exclude<Said, string> => ({
  text,
  note: () => ({
    title,
    formula: [formula, `  = ${text}`],
    result: text,
    inputs: [
      { name: 'readings', value: formatNumber(readings) },
      { name: 'days', value: formatNumber(days) },
      { name: 'limit', value: `±${formatNumber(THRESHOLD, 1)}` },
    ],
    source: `Synthetic replay, seed ${String(seed)}`,
    date: `from ${formatMoment(start)}`,
  }),
})

/** One detector: the chosen station’s last readings, and how it did on the known faults. */
export function DetectorCard({
  result: { detector, ...result },
  evaluation,
  state,
  station,
  readings,
}: {
  result: Evaluation['detectors'][number]
  evaluation: Evaluation
  state: StreamState
  station: string
  readings: readonly Reading[]
}) {
  const { name, memory } = words.detector[detector]
  const flags = state.stats.flags.find((one) => one.detector === detector)
  const spikes = evaluation.faults
    .filter(({ kind }) => kind === 'spike')
    .map(({ flagged_by }) => flagged_by.includes(detector))
  const flagged = flags?.flagged ?? 0
  const rows = [
    {
      name: 'Spikes caught',
      said: judgedFigure(
        evaluation,
        `${name}: spikes caught`,
        'spikes flagged while they lasted',
        `${String(result.spikes_caught)} of ${String(result.spikes)}`,
      ),
      extra: <Caught caught={spikes} />,
    },
    {
      name: 'False alarms',
      said: judgedFigure(
        evaluation,
        `${name}: false alarms`,
        'flags on readings nobody broke',
        formatNumber(result.false_alarms),
      ),
      extra: `${formatNumber(result.false_alarms_per_station_week, 1)} a station and week`,
    },
    {
      name: 'Flags in this stream',
      said: {
        text: formatNumber(flagged),
        note: () =>
          counterNote(
            state,
            `${name}: flags in this stream`,
            `readings scored beyond ±${formatNumber(THRESHOLD, 1)}`,
            flagged,
          ),
      },
      extra: `of ${formatNumber(flags?.scored ?? 0)}`,
    },
  ]
  return (
    <div className="min-w-0 rounded-card border border-hairline bg-surface p-4">
      <h3 className="text-base leading-snug">{name}</h3>
      <p className="small-text mb-2">{memory}</p>
      <DetectorChart
        label={`${name} on the last readings of ${nameOf(station)}`}
        readings={readings}
        detector={detector}
        height={150}
        isSynthetic={!state.channel?.source}
      />
      <dl className="mt-2 border-t border-hairline pt-2 text-sm">
        {rows.map((row) => (
          <div key={row.name} className="flex items-baseline justify-between gap-3 py-1">
            <dt className="text-muted">{row.name}</dt>
            <dd className="flex items-baseline gap-2 text-right">
              <b className="font-mono font-semibold">
                <Sentence said={[row.said]} />
              </b>
              <span className="small-text">{row.extra}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A disc for each spike: filled when it was caught. */
function Caught({ caught }: { caught: readonly boolean[] }) {
  return (
    <svg
      aria-hidden="true"
      width={caught.length * 9}
      height="8"
      className="chart tone-signal inline-block align-baseline"
    >
      {[...caught]
        .sort((a, b) => Number(b) - Number(a))
        .map((isCaught, index) => (
          <circle
            key={index}
            cx={index * 9 + 4}
            cy="4"
            r="3"
            className={isCaught ? 'chart-mark' : 'chart-hollow'}
          />
        ))}
    </svg>
  )
}
