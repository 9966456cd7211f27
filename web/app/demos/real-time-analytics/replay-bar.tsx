import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyLink } from '@/components/demo/controls'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Segments } from '@/components/demo/fields'
import { RangeField } from '@/components/demo/value-fields'
import { formatDay, formatNumber } from '@/lib/format'
import { momentOf } from './answer'
import {
  breaking,
  faultKinds,
  isOwnReplay,
  MAX_SPEED,
  settings,
  shared,
  speeds,
  type Continued,
  type View,
} from './settings'
import { phaseWords } from './phase-words'
import { defaults, nameOf, type FaultKind } from './report'
import type { StreamSnapshot } from './stream-store'
import { useCalm, useLive, type Stream } from './use-stream'
import { words } from './words'

const HOUR = 3_600_000
const WEEK_HOURS = 7 * 24
const whole = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`

/** Where a replay of one's own takes over: the stream's weather and clock, or the default week. */
export function continued(state: StreamSnapshot['state'], view: View): Continued {
  const session = state.channel?.session
  if (session)
    return {
      seed: session.seed,
      start: whole(Date.parse(session.start)),
      at: whole(Date.parse(state.clock)),
    }
  const start = isOwnReplay(view) ? view.start : defaults.evaluation.start
  return {
    seed: isOwnReplay(view) ? view.seed : settings.seed.initial,
    start,
    at: view.at || start,
  }
}

/** Pause, place, pace, and something to break. */
export function ReplayBar({
  stream,
  view,
  href,
  onPlay,
}: {
  stream: Stream
  view: View
  href: string
  /** Changes what is played, and plays it. */
  onPlay: (patch: Partial<View>) => void
}) {
  const id = useId()
  const { phase, state } = useLive(stream)
  const isCalm = useCalm()
  const { word, text } = phaseWords(phase, state.channel, isCalm)
  const from = continued(state, view)
  const own = isOwnReplay(view)
  const isRunning = ['connecting', 'open', 'reconnecting', 'offline'].includes(phase.name)
  const speed = own ? view.speed : (state.channel?.speed ?? 0)
  return (
    <section
      aria-labelledby={id}
      className="no-print grid gap-x-6 gap-y-4 rounded-panel border border-control bg-surface p-4 text-sm sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id={id} className="sr-only">
        The stream: pause, place, speed and faults
      </h2>
      <Button
        size="sm"
        className="min-w-30 self-start max-sm:w-full"
        onClick={() => {
          if (isRunning) stream.pause('visitor')
          else stream.start()
        }}
      >
        <DemoIcon name={isRunning ? 'pause' : 'play'} />
        {isRunning ? 'Pause' : startWord(phase.name)}
      </Button>
      <div className="min-w-0">
        <p className="flex flex-wrap justify-between gap-x-3">
          <b className="font-mono text-sm font-semibold">{momentOf(state.clock)}</b>
          <span className="small-text">{word}</span>
        </p>
        {state.channel?.session || own ? (
          <Seek
            from={from}
            onSeek={(at) => {
              onPlay({ ...from, at, speed: own ? view.speed : MAX_SPEED })
            }}
          />
        ) : null}
        <p className="small-text">{text}</p>
      </div>
      <div className="grid gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-2">
        <div>
          <p className="control-legend">Speed of your own replay</p>
          <Segments
            label="Speed of your own replay"
            value={own ? String(speed) : ''}
            options={speeds.map((value) => ({ value: String(value), label: `${String(value)}×` }))}
            onChange={(value) => {
              onPlay({ ...from, speed: Number(value) })
            }}
          />
        </div>
        <FaultButtons
          station={view.station}
          onBreak={(kind) => {
            onPlay(breaking(view, kind, view.station, from))
          }}
        />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 border-t border-hairline pt-2 sm:col-span-2">
        <span className="small-text">
          {own
            ? 'A replay of your own: the address says which weather, where and how fast, so a link shows the same.'
            : 'Everybody’s stream. Another speed, place or a fault makes a replay of your own from this moment on.'}
        </span>
        <span className="flex sm:ml-auto">
          {own && (
            <button
              type="button"
              className="text-button"
              onClick={() => {
                onPlay(shared)
              }}
            >
              Back to everybody’s stream
            </button>
          )}
          <CopyLink href={href} />
        </span>
      </p>
    </section>
  )
}

function startWord(phase: StreamSnapshot['phase']['name']) {
  if (phase === 'paused') return 'Resume'
  if (phase === 'ended') return 'Play again'
  return phase === 'refused' ? 'Try again' : 'Start'
}

/** The place in the week; let go to go there. */
function Seek({ from, onSeek }: { from: Continued; onSeek: (at: string) => void }) {
  const [draft, setDraft] = useState<number | null>(null)
  const start = Date.parse(from.start)
  const now = Math.min(WEEK_HOURS - 1, Math.max(0, (Date.parse(from.at) - start) / HOUR))
  const hour = draft ?? now
  const at = whole(start + Math.floor(hour) * HOUR)
  const settle = () => {
    if (draft !== null) onSeek(at)
    setDraft(null)
  }
  return (
    // The slider commits when it is let go: each place is a request of its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the slider inside it
    <div onPointerUp={settle} onKeyUp={settle} onBlur={settle}>
      <RangeField
        label="Place in the replay"
        value={Math.floor(hour)}
        min={0}
        max={WEEK_HOURS - 1}
        valueText={`hour ${formatNumber(hour)} of ${String(WEEK_HOURS)}, ${momentOf(at)}`}
        ends={[
          formatDay(from.start),
          draft === null ? `hour ${formatNumber(now)} of ${String(WEEK_HOURS)}` : momentOf(at),
        ]}
        onChange={setDraft}
      />
    </div>
  )
}

const faultShapes: Record<FaultKind, string> = {
  spike: 'M2 16h6l3-11 4 14 2-3h5',
  freeze: 'M2 14l4-5 3 4h13',
  dropout: 'M2 12h6V8M22 12h-6V8M11 12h.1M13 12h.1',
}

/** Breaks the chosen station on purpose. */
function FaultButtons({
  station,
  onBreak,
}: {
  station: string
  onBreak: (kind: FaultKind) => void
}) {
  return (
    <div role="group" aria-label={`Break ${nameOf(station)} on purpose`}>
      <p className="control-legend">Break {nameOf(station)}</p>
      <div className="flex flex-wrap gap-1.5">
        {faultKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="quick-choice inline-flex items-center gap-1.5 border-control"
            onClick={() => {
              onBreak(kind)
            }}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              <path d={faultShapes[kind]} />
            </svg>
            {words.fault[kind].name}
          </button>
        ))}
      </div>
    </div>
  )
}
