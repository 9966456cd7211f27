import { Suspense } from 'react'
import { CopyLink } from '@/components/demo/controls'
import { Segments } from '@/components/demo/fields'
import { IconChoices } from '@/components/demo/icon-choices'
import { SeekField, wholeSeconds } from '@/components/stream/seek-field'
import { StreamBar } from '@/components/stream/stream-bar'
import { initialView } from '@/lib/url-state'
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
import { FaultResult } from './lazy-parts'
import { lost, wordsOf } from './phase-words'
import { nameOf, type FaultKind } from './report'
import type { StreamState } from './stream-state'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

const WEEK_HOURS = 7 * 24

/** Where a replay of one's own takes over: the stream's weather and clock, or the default week. */
function continued(state: StreamState, view: View): Continued {
  const session = state.channel?.session
  if (session)
    return {
      seed: session.seed,
      start: wholeSeconds(Date.parse(session.start)),
      at: wholeSeconds(Date.parse(state.clock)),
    }
  const { seed, start } = isOwnReplay(view) ? view : initialView(settings)
  return { seed, start, at: view.at || start }
}

const faultShapes: Record<FaultKind, string> = {
  spike: 'M2 16h6l3-11 4 14 2-3h5',
  freeze: 'M2 14l4-5 3 4h13',
  dropout: 'M2 12h6V8M22 12h-6V8M11 12h.1M13 12h.1',
}

interface Props {
  stream: Stream
  view: View
  href: string
  /** Changes what is played, and plays it. */
  onPlay: (patch: Partial<View>) => void
}

/** Pause, place, pace, something to break, and under it what became of that and of the thread. */
export function ReplayBar({ stream, view, href, onPlay }: Props) {
  const { state } = useLive(stream)
  const from = continued(state, view)
  const own = isOwnReplay(view)
  const { channel, lostBecause } = state
  const name = nameOf(view.station)
  const lostText = lostBecause && lost[lostBecause]
  return (
    <>
      <StreamBar
        title="The stream: pause, place, speed and faults"
        stream={stream}
        words={wordsOf(channel)}
        seek={
          (channel?.session || own) && (
            <SeekField
              {...from}
              hours={WEEK_HOURS}
              onSeek={(at) => {
                onPlay({ ...from, at, speed: own ? view.speed : MAX_SPEED })
              }}
            />
          )
        }
        foot={
          <>
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
          </>
        }
      >
        <div>
          <p className="control-legend">Speed of your own replay</p>
          <Segments
            label="Speed of your own replay"
            value={own ? String(view.speed) : ''}
            options={speeds.map((value) => ({ value: String(value), label: `${String(value)}×` }))}
            onChange={(value) => {
              onPlay({ ...from, speed: Number(value) })
            }}
          />
        </div>
        <IconChoices
          legend={`Break ${name}`}
          label={`Break ${name} on purpose`}
          choices={faultKinds.map((kind) => ({
            label: words.fault[kind].name,
            path: faultShapes[kind],
            onPress: () => {
              onPlay(breaking(view, kind, view.station, from))
            },
          }))}
        />
      </StreamBar>
      {lostText && (
        <p role="status" className="small-text">
          {lostText}
        </p>
      )}
      {channel?.session?.fault && (
        <Suspense>
          <FaultResult
            state={state}
            onMend={() => {
              onPlay({ ...from, fault: 'none', where: '', since: '' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
