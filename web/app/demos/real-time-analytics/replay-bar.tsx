import { Suspense } from 'react'
import { CopyLink } from '@/components/demo/copy-link'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { IconChoices } from '@/components/demo/icon-choices'
import { SeekField, wholeSeconds } from '@/components/stream/seek-field'
import { StreamBar } from '@/components/stream/stream-bar'
import type { ViewState } from '@/lib/use-view'
import { FaultResult } from './lazy-parts'
import { lost, wordsOf } from './phase-words'
import { continued, isAhead, playing, withRoom } from './replay'
import { nameOf, type FaultKind } from './report'
import { breaking, faultKinds, settings, type View } from './settings'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

/** How many times faster than the clock a replay of one's own may run. */
const speeds = [1, 10, 60, 300, 600] as const

const faultShapes: Record<FaultKind, string> = {
  spike: 'M2 16h6l3-11 4 14 2-3h5',
  freeze: 'M2 14l4-5 3 4h13',
  dropout: 'M2 12h6V8M22 12h-6V8M11 12h.1M13 12h.1',
}

const feet: Record<View['mode'], string> = {
  live: 'Everybody’s stream.',
  event: 'What was measured then, through the detectors of today.',
  test: 'A test signal of your own: a link shows the same.',
}

interface Props {
  stream: Stream
  state: ViewState<View>
  /** Changes what is played, and plays it. */
  onPlay: (patch: Partial<View>) => void
  /** Changes it, and leaves a pause a pause. */
  onMove: (patch: Partial<View>) => void
}

/** What is played, pause, place, pace, something to break, and under it what became of that and of the thread. */
export function ReplayBar({ stream, state: viewState, onPlay, onMove }: Props) {
  const { view, href } = viewState
  const { phase, state } = useLive(stream)
  const field = fieldsOf(settings, viewState)
  const { channel, clock, lostBecause } = state
  const session = channel?.session
  const from = continued(state, view)
  const name = nameOf(view.station)
  const lostText = lostBecause && lost[lostBecause]
  // Observations have no pace, place or faults.
  const isPlayed = view.mode !== 'live' || !channel?.source
  const isTest = isPlayed && view.mode !== 'event'
  const moved = (patch: Partial<View>): Partial<View> =>
    isTest
      ? { ...from, mode: 'test', ...patch }
      : {
          at: !session || isAhead(state, view) ? view.at : wholeSeconds(Date.parse(clock)),
          ...patch,
        }
  return (
    <div className="grid gap-3">
      <StreamBar
        title="The stream: what is played, pause, place, speed and faults"
        stream={stream}
        words={wordsOf(channel, isAhead(state, view) ? view.at : null)}
        seek={
          session && (
            <SeekField
              start={session.start}
              at={isAhead(state, view) ? view.at : clock}
              hours={Math.round(
                (Date.parse(session.until) - Date.parse(session.start)) / 3_600_000,
              )}
              onSeek={(at) => {
                const move = phase.name === 'paused' ? onMove : onPlay
                move(moved({ at }))
              }}
            />
          )
        }
        foot={
          <>
            <span className="small-text">
              {feet[view.mode]}
              {!isTest && ' Faults are put into the test signal only.'}
            </span>
            <span className="flex sm:ml-auto">
              <CopyLink href={href} />
            </span>
          </>
        }
      >
        <div>
          <p className="control-legend">What is played</p>
          <Segments
            {...field('mode')}
            onChange={(mode) => {
              onPlay(playing(view, { mode }))
            }}
          />
        </div>
        {view.mode === 'event' && (
          <div className="min-w-0">
            <p className="control-legend">Past event</p>
            <SelectField
              {...field('event')}
              onChange={(event) => {
                onPlay(playing(view, { event }))
              }}
            />
          </div>
        )}
        {isPlayed && (
          <div>
            <p className="control-legend">Speed of your own replay</p>
            <Segments
              label="Speed of your own replay"
              value={view.mode === 'live' ? '' : String(view.speed)}
              options={speeds.map((value) => ({
                value: String(value),
                label: `${String(value)}×`,
              }))}
              onChange={(value) => {
                onPlay(moved({ speed: Number(value) }))
              }}
            />
          </div>
        )}
        {isTest && (
          <IconChoices
            legend={`Break ${name}`}
            label={`Break ${name} on purpose`}
            choices={faultKinds.map((kind) => ({
              label: words.fault[kind].name,
              path: faultShapes[kind],
              onPress: () => {
                onPlay(breaking(kind, view.station, withRoom(from, session?.until)))
              },
            }))}
          />
        )}
      </StreamBar>
      {lostText && (
        <p role="status" className="small-text">
          {lostText}
        </p>
      )}
      {session?.fault && (
        <Suspense>
          <FaultResult
            state={state}
            onMend={() => {
              onPlay({ ...from, fault: 'none', where: '', since: '' })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
