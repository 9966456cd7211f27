import { useState } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { ShapeKey, type Shape } from '@/components/charts/place-mark'
import { CountedFigure } from '@/components/demo/counted-figure'
import { Facts } from '@/components/demo/answer'
import { Segments } from '@/components/demo/fields'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { useHeld } from '@/components/stream/use-held'
import { markerPath } from '@/lib/chart-series'
import { formatMoment, formatNumber } from '@/lib/format'
import type { Table } from '@/lib/table'
import { creditOf, originOf } from './answer'
import { inWords, type LogEntry, type LogMark } from './log-entry'
import { nameOf } from './report'
import type { StreamState } from './stream-state'
import { useLive, type Stream } from './use-stream'

const SHOWN = 12

/** What was done with the reports so far, and how the sensors stand: name, what is counted, and the count. */
const countersOf = ({
  stats,
  alerts,
}: StreamState): [name: string, counts: string, count: number][] => [
  ['Reports', 'reports that came, of every kind', stats.received],
  ['In order', 'reports newer than any before them', stats.accepted],
  ['Out of order', 'reports after a newer one, their window still open', stats.out_of_order],
  ['Late', 'reports behind the watermark', stats.late],
  ['Duplicates', 'same station, time and values: dropped', stats.duplicates],
  ['Revised', 'same station and time, other values', stats.revised],
  ['Impossible', 'values that air in Canada never had', stats.implausible],
  [
    'Frozen now',
    'stations that repeat themselves',
    [...alerts.values()].filter(({ kind }) => kind === 'frozen').length,
  ],
  [
    'Silent now',
    'stations not heard from for too long: three hours, or ten minutes where a report is due each minute',
    stats.stations_silent,
  ],
]

/** The stream's log: what came, in which state, and what was done about it. */
export function LogFigure({ stream }: { stream: Stream }) {
  const { state } = useLive(stream)
  const { shown: log, button } = useHeld(state.log)
  const [which, setWhich] = useState<'all' | 'notable'>('all')
  const lines = log.filter(({ mark }) => which === 'all' || mark !== 'reading')
  const rows = lines.slice(0, SHOWN)
  const { watermark } = state.stats
  return (
    <NoteScope>
      <ChartFigure
        demo="real-time-analytics"
        name="event log"
        title="The stream as it arrives, with what was done about it"
        sub={`Newest first${lines.length > SHOWN ? `, the last ${String(SHOWN)} of ${String(lines.length)}` : ''}, times by the stream’s clock.${watermark ? ` Watermark ${formatMoment(watermark)}: nothing measured before it is still waited for.` : ''}`}
        table={logTable(rows)}
        credit={creditOf(state.channel)}
        foot={
          <div className="flex flex-wrap items-center gap-3">
            <div className="w-56">
              <Segments
                label="Lines shown"
                value={which}
                options={[
                  { value: 'all', label: 'Everything' },
                  { value: 'notable', label: 'Worth a look' },
                ]}
                onChange={setWhich}
              />
            </div>
            {button}
          </div>
        }
      />
      <Facts
        facts={countersOf(state).map(([name, counts, count]) => ({
          name,
          value: <CountedFigure title={name} {...{ counts, count }} {...originOf(state)} />,
        }))}
      />
      <NoteSlot className="mt-3 max-w-sm" />
    </NoteScope>
  )
}

function logTable(rows: readonly LogEntry[]): Table<LogEntry> {
  return {
    columns: [
      { key: 'at', header: 'Arrived', unit: 'UTC', text: ({ at }) => at.slice(11, 19) },
      { key: 'station', header: 'Station', value: ({ station }) => nameOf(station) },
      { key: 'value', header: '°C', fileUnit: '°C', format: (value) => formatNumber(value, 1) },
      {
        key: 'delay_s',
        header: 'Age',
        align: 'end',
        secondary: true,
        value: ({ delaySeconds }) => delaySeconds,
        text: ({ delaySeconds }) => (delaySeconds === null ? '' : inWords(delaySeconds)),
      },
      { key: 'mark', header: 'Mark', text: ({ mark }) => <MarkCell mark={mark} /> },
      {
        key: 'done',
        header: 'What was done',
        secondary: true,
        text: ({ done }) => <span className="small-text">{done}</span>,
      },
    ],
    rows,
    // Newest first while they arrive: another order would hide what is new.
    fixedOrder: true,
  }
}

const markWords: Record<LogMark, string> = {
  reading: 'reading',
  flagged: 'flagged',
  alert: 'alert',
  cleared: 'alert over',
  late: 'late',
  out_of_order: 'out of order',
  duplicate: 'duplicate',
  revised: 'revised',
  implausible: 'impossible',
}

/** The marks that have a shape, drawn around their middle; the rest are words alone. */
const shapes: Partial<Record<LogMark, Shape>> = {
  alert: { d: markerPath('disc', 0, 0, 4.5), className: 'tone-signal chart-mark' },
  cleared: { d: markerPath('ring', 0, 0, 4), className: 'tone-signal chart-hollow' },
  flagged: { d: markerPath('triangle', 0, 1, 4), className: 'tone-signal chart-hollow' },
  late: { d: `${markerPath('ring', 0, 0, 4)}M0-2.5V0h2`, className: 'tone-2 chart-hollow' },
  duplicate: { d: 'M-4-4h6v6h-6ZM-1.5-1.5h6v6h-6Z', className: 'tone-noise chart-hollow' },
  out_of_order: { d: 'M-2 4V-4L-4-2m6-2v8l2-2', className: 'tone-3 chart-cross' },
  revised: { d: markerPath('diamond', 0, 0, 4), className: 'tone-4 chart-hollow' },
  implausible: { d: markerPath('cross', 0, 0, 4), className: 'tone-2 chart-cross' },
}

function MarkCell({ mark }: { mark: LogMark }) {
  if (mark === 'reading') return null
  const shape = shapes[mark]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {shape && <ShapeKey shape={shape} size={12} />}
      {markWords[mark]}
    </span>
  )
}
