import { ChartFigure } from '@/components/charts/chart-figure'
import { Sentence, type Said } from '@/components/demo/said'
import { counted, formatMoment, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import { DetectorCard, judgedFigure } from './detector-card'
import { defaults, nameOf, ranked, LIMIT, type Evaluation } from './report'
import { detectors, type View } from './settings'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

/** Which detector did best, and what the others cost. */
function evaluationTitle(evaluation: Evaluation) {
  const [best, ...others] = ranked(evaluation)
  if (!best) return 'The detectors side by side'
  const alarms =
    best.false_alarms === 0 ? 'no false alarm' : counted(best.false_alarms, 'false alarm')
  const rest = others.map(
    ({ detector, false_alarms }, index) =>
      `${words.detector[detector].name} ${index === 0 ? `raised ${counted(false_alarms, 'false alarm')}` : formatNumber(false_alarms)}`,
  )
  return `${words.detector[best.detector].name} caught ${String(best.spikes_caught)} of ${String(best.spikes)} spikes with ${alarms}; ${rest.join(', ')}`
}

function faultTable({ faults }: Evaluation): Table<Evaluation['faults'][number]> {
  return {
    columns: [
      { key: 'fault', header: 'Fault', value: ({ kind }) => words.fault[kind].name },
      { key: 'station', header: 'Station', value: ({ station }) => nameOf(station) },
      {
        key: 'from',
        header: 'From',
        unit: 'UTC',
        secondary: true,
        value: ({ from }) => from.slice(0, 16).replace('T', ' '),
      },
      {
        key: 'size_c',
        header: 'Size',
        unit: '°C',
        secondary: true,
        value: ({ kind, size_c }) => (kind === 'spike' ? size_c : null),
        format: (value) => formatSigned(value, 1),
      },
      ...detectors.map((detector) => ({
        key: detector,
        header: words.detector[detector].name,
        value: ({ flagged_by }: Evaluation['faults'][number]) =>
          flagged_by.includes(detector) ? 'yes' : 'no',
      })),
      {
        key: 'alert',
        header: 'Alert',
        value: ({ alerts }) => alerts.map((kind) => words.alert[kind].name).join(', ') || 'none',
      },
      {
        key: 'hours_to_alert',
        header: 'After',
        unit: 'h',
        value: ({ first_alert_after_h }) => first_alert_after_h,
      },
    ],
    rows: faults,
  }
}

/** What two detectors that agree leave of false alerts, and how many faults are noticed. */
function quorumSentence({ faults, false_alerts_by_quorum }: Evaluation): Said[] {
  const caught = String(faults.filter(({ alerts }) => alerts.length > 0).length)
  return [
    'Asking two detectors to agree leaves ',
    judgedFigure(
      'False alerts of two that agree',
      'alerts where nothing was broken',
      counted(false_alerts_by_quorum, 'false alert'),
    ),
    ' and, with the rules for frozen and silent sensors, notices ',
    judgedFigure('Faults noticed', 'faults with at least one alert', caught),
    ` of ${String(faults.length)} faults. On the drawing a disc is a flag; an orange cross is a flag where nothing was broken. The table lists the faults.`,
  ]
}

/** The three detectors on one test signal with known faults, and on the chosen station now. */
export function DetectorsFigure({ stream, view }: { stream: Stream; view: View }) {
  const { evaluation } = defaults
  const { state } = useLive(stream)
  const readings = state.stations.get(view.station)?.readings.slice(-48) ?? []
  return (
    <ChartFigure
      demo="real-time-analytics"
      name="detectors"
      title={evaluationTitle(evaluation)}
      sub={`Judged on the test signal: ${formatNumber(evaluation.readings)} readings of ${String(evaluation.counted_days)} days, after ${String(evaluation.days - evaluation.counted_days)} of warming up, with ${String(evaluation.faults.length)} known faults; limit ${LIMIT} for all. Drawn: ${nameOf(view.station)} now, with what each lets pass.`}
      table={faultTable(evaluation)}
      credit={`Test signal, seed ${String(evaluation.seed)}, from ${formatMoment(evaluation.start)}`}
      foot={
        <p>
          <Sentence said={quorumSentence(evaluation)} />
        </p>
      }
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {evaluation.detectors.map((result) => (
          <DetectorCard
            key={result.detector}
            result={result}
            state={state}
            station={view.station}
            readings={readings}
          />
        ))}
      </div>
    </ChartFigure>
  )
}
