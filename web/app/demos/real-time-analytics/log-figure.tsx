import { useState } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { Facts } from '@/components/demo/demo-frame'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Segments } from '@/components/demo/fields'
import { NoteScope, NoteSlot, OpenFigure } from '@/components/demo/note'
import { Button } from '@/components/ui/button'
import { markerPath } from '@/lib/chart-series'
import { formatMoment, formatNumber } from '@/lib/format'
import type { Table } from '@/lib/table'
import { counterNote, creditOf } from './answer'
import { inWords, type LogEntry, type LogMark } from './log-entry'
import { nameOf, type Stats } from './report'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

const SHOWN = 12

/** What was done with the reports so far, and how the sensors stand. */
const counters: readonly {
  name: string
  counts: string
  of: (stats: Stats, frozen: number) => number
}[] = [
  { name: 'Reports', counts: 'reports that came, of every kind', of: (s) => s.received },
  { name: 'In order', counts: 'reports newer than any before them', of: (s) => s.accepted },
  {
    name: 'Out of order',
    counts: 'reports after a newer one, their window still open',
    of: (s) => s.out_of_order,
  },
  { name: 'Late', counts: 'reports behind the watermark', of: (s) => s.late },
  { name: 'Duplicates', counts: 'same station, time and values: dropped', of: (s) => s.duplicates },
  { name: 'Revised', counts: 'same station and time, other values', of: (s) => s.revised },
  {
    name: 'Impossible',
    counts: 'values that air in Canada never had',
    of: (s) => s.implausible,
  },
  { name: 'Frozen now', counts: 'stations that repeat themselves', of: (_, frozen) => frozen },
  {
    name: 'Silent now',
    counts: 'stations unheard of for three hours',
    of: (s) => s.stations_silent,
  },
]

/** The stream's log: what came, in which state, and what was done about it. */
export function LogFigure({ stream }: { stream: Stream }) {
  const { state } = useLive(stream)
  const [held, setHeld] = useState<readonly LogEntry[] | null>(null)
  const [which, setWhich] = useState<'all' | 'notable'>('all')
  const log = held ?? state.log
  const rows = log.filter(({ mark }) => which === 'all' || mark !== 'reading').slice(0, SHOWN)
  const { stats } = state
  const frozen = [...state.alerts.values()].filter(({ kind }) => kind === 'frozen').length
  return (
    <NoteScope>
      <ChartFigure
        demo="real-time-analytics"
        name="event log"
        title="The stream as it arrives, with what was done about it"
        sub={`Newest first, times by the stream’s clock.${stats.watermark ? ` Watermark ${formatMoment(stats.watermark)}: nothing measured before it is still waited for.` : ''}`}
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
            <Button
              variant="quiet"
              size="sm"
              aria-pressed={held !== null}
              onClick={() => {
                setHeld(held === null ? state.log : null)
              }}
            >
              <DemoIcon name={held === null ? 'pause' : 'play'} size={16} />
              {held === null ? 'Hold the list' : 'Let it run'}
            </Button>
          </div>
        }
      />
      <Facts
        facts={counters.map(({ name, counts, of }) => {
          const value = of(stats, frozen)
          return {
            name,
            value: (
              <OpenFigure note={() => counterNote(state, name, counts, value)}>
                {formatNumber(value)}
              </OpenFigure>
            ),
          }
        })}
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
      {
        key: 'value',
        header: '°C',
        align: 'end',
        text: ({ value }) => (value === null ? '–' : formatNumber(value, 1)),
      },
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

/** The marks that have a shape; the rest are words alone. */
const shapes: Partial<Record<LogMark, { path: string; className: string }>> = {
  alert: { path: markerPath('disc', 6, 6, 4.5), className: 'tone-signal chart-mark' },
  cleared: { path: markerPath('ring', 6, 6, 4), className: 'tone-signal chart-hollow' },
  flagged: { path: markerPath('triangle', 6, 7, 4), className: 'tone-signal chart-hollow' },
  late: { path: markerPath('ring', 6, 6, 4) + 'M6 3.500V6h2', className: 'tone-2 chart-hollow' },
  duplicate: { path: 'M2 2h6v6H2ZM4.500 4.500h6v6h-6Z', className: 'tone-noise chart-hollow' },
  out_of_order: { path: 'M4 10V2L2 4m6-2v8l2-2', className: 'tone-3 chart-cross' },
  revised: { path: markerPath('diamond', 6, 6, 4), className: 'tone-4 chart-hollow' },
  implausible: { path: markerPath('cross', 6, 6, 4), className: 'tone-2 chart-cross' },
}

function MarkCell({ mark }: { mark: LogMark }) {
  if (mark === 'reading') return null
  const shape = shapes[mark]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {shape && (
        <svg aria-hidden="true" width="12" height="12" className="chart">
          <path d={shape.path} className={shape.className} />
        </svg>
      )}
      {words.mark[mark]}
    </span>
  )
}
