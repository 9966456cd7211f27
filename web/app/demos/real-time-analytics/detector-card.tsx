import { DiscCount } from '@/components/charts/disc-count'
import { CountedFigure } from '@/components/demo/counted-figure'
import { Sentence, type Said } from '@/components/demo/said'
import { formatMoment, formatNumber } from '@/lib/format'
import { originOf } from './answer'
import { DetectorChart } from './detector-chart'
import { defaults, nameOf, LIMIT, type Evaluation } from './report'
import type { Reading, StreamState } from './stream-state'
import { windowOf, words } from './words'

const { seed, start, counted_days, readings: judged } = defaults.evaluation

/** A figure of the evaluation; the replay it rests on is always the same. */
export const judgedFigure = (title: string, formula: string, text: string): Said => ({
  text,
  note: () => ({
    title,
    formula: [formula, `  = ${text}`],
    result: text,
    inputs: [
      { name: 'readings', value: formatNumber(judged) },
      { name: 'days, after warming up', value: formatNumber(counted_days) },
      { name: 'limit', value: `±${LIMIT}` },
    ],
    source: `Test signal, seed ${String(seed)}`,
    date: `from ${formatMoment(start)}`,
  }),
})

/** One detector: the chosen station’s last readings, and how it did on the known faults. */
export function DetectorCard({
  result: { detector, ...result },
  state,
  station,
  readings,
}: {
  result: Evaluation['detectors'][number]
  state: StreamState
  station: string
  readings: readonly Reading[]
}) {
  const { name, memory } = words.detector[detector]
  const flags = state.stats.flags.find((one) => one.detector === detector)
  const caught = judgedFigure(
    `${name}: spikes caught`,
    'spikes flagged while they lasted',
    `${String(result.spikes_caught)} of ${String(result.spikes)}`,
  )
  const alarms = judgedFigure(
    `${name}: false alarms`,
    'flags on readings nobody broke',
    formatNumber(result.false_alarms),
  )
  const rows = [
    {
      name: 'Spikes caught',
      figure: <Sentence said={[caught]} />,
      extra: <DiscCount count={result.spikes_caught} of={result.spikes} />,
    },
    {
      name: 'False alarms',
      figure: <Sentence said={[alarms]} />,
      extra: `${formatNumber(result.false_alarms_per_station_week, 1)} a station and week`,
    },
    {
      name: 'Flags in this stream',
      figure: (
        <CountedFigure
          title={`${name}: flags in this stream`}
          counts={`readings scored beyond ±${LIMIT}`}
          count={flags?.flagged ?? 0}
          {...originOf(state)}
        />
      ),
      extra: `of ${formatNumber(flags?.scored ?? 0)}`,
    },
  ]
  return (
    <div className="min-w-0 rounded-card border border-hairline bg-surface p-4">
      <h3 className="text-base leading-snug">{name}</h3>
      <p className="small-text mb-2">{memory(windowOf(state.channel, detector))}</p>
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
              <b className="font-mono font-semibold">{row.figure}</b>
              <span className="small-text">{row.extra}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
