import { Suspense, useRef, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine, type SourceInfo } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { Notice, PendingFigure } from '@/components/demo/faces'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { refusedText } from '@/components/stream/phase-words'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { detectQuestion, exchangesOf, streamOf } from './ask'
import {
  DetectFigure,
  DetectorsFigure,
  FaultResult,
  How,
  LatencyCard,
  LogFigure,
  OwnSeries,
  StationPanel,
} from './lazy-parts'
import { trueMinus } from './log-entry'
import { MapFigure } from './map-figure'
import { realTimeAnalytics } from './meta'
import { lost } from './phase-words'
import { continued, ReplayBar } from './replay-bar'
import { defaults, nameOf } from './report'
import type { OwnSeries as Series } from './series-math'
import { detectView, settings, type View } from './settings'
import type { StreamState } from './stream-state'
import { useLive, useStream, type Stream } from './use-stream'
import { talk, words } from './words'

export default function RealTimeAnalyticsPage() {
  return (
    <DemoQueryProvider>
      <WeatherDemo />
    </DemoQueryProvider>
  )
}

function WeatherDemo() {
  const state = useView(settings)
  const { view, settled, change, href } = state
  const path = streamOf(settled)
  const stage = useRef<HTMLDivElement>(null)
  const stream = useStream(path, stage)
  const [own, setOwn] = useState<Series | null>(null)
  const detection = useAnswer({ ...detectQuestion, view: detectView(settled), own })
  const play = (patch: Partial<View>) => {
    stream.playNext()
    change(patch)
  }
  return (
    <DemoFrame
      demo={realTimeAnalytics}
      href={href}
      answer={<LiveAnswer stream={stream} />}
      source={<LiveSource stream={stream} />}
      figures={
        // Map, controls, station, delays; from 1024 px the station stands beside the rest.
        <div
          ref={stage}
          className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,19rem)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:justify-between"
        >
          <MapFigure stream={stream} state={state} />
          <div className="grid gap-3 lg:col-start-1">
            <ReplayBar stream={stream} view={view} href={href} onPlay={play} />
            <Lost stream={stream} />
            <Fault stream={stream} view={view} onPlay={play} />
          </div>
          <StationPanel
            className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
            stream={stream}
            state={state}
          />
          <LatencyCard className="lg:col-start-1" stream={stream} />
        </div>
      }
      wideFigures={
        <>
          <DetectorsFigure stream={stream} view={view} />
          <LogFigure className="mt-11" stream={stream} />
          <DetectFigure className="mt-11" detection={detection} state={state} />
        </>
      }
      ownData={
        <Suspense fallback={<PendingFigure height={160} />}>
          <OwnSeries own={detection.answered.own} onUse={setOwn} />
        </Suspense>
      }
      api={<CallTheApi exchanges={exchangesOf(path, detection.answered)} />}
      how={
        <Suspense>
          <How />
        </Suspense>
      }
      talk={talk}
    />
  )
}

function LiveAnswer({ stream }: { stream: Stream }) {
  const { phase, state } = useLive(stream)
  return (
    <>
      {phase.name === 'refused' && (
        <div className="mb-4">
          <Notice tone="warning" title="The stream did not open.">
            <p>{refusedText(phase)} The figures below stay as they were.</p>
          </Notice>
        </div>
      )}
      {/* Room for the longest answer: what is below must not move while one reads. */}
      <div className="min-h-56 md:min-h-44">
        <Answer>
          <Sentence said={answerOf(state)} />
        </Answer>
      </div>
      <AlertVoice state={state} />
    </>
  )
}

/** Alerts are said aloud; single readings are not. */
function AlertVoice({ state: { newestAlert: alert } }: { state: StreamState }) {
  return (
    <p role="status" className="sr-only">
      {alert &&
        `Alert: ${words.alert[alert.kind].name}, ${nameOf(alert.station)}. ${trueMinus(alert.reasons.join(' '))}`}
    </p>
  )
}

/** Why the thread was lost, if it was. */
function Lost({ stream }: { stream: Stream }) {
  const { lostBecause } = useLive(stream).state
  const text = lostBecause && lost[lostBecause]
  return (
    text && (
      <p role="status" className="small-text">
        {text}
      </p>
    )
  )
}

function Fault({
  stream,
  view,
  onPlay,
}: {
  stream: Stream
  view: View
  onPlay: (patch: Partial<View>) => void
}) {
  const { state } = useLive(stream)
  if (!state.channel?.session?.fault) return null
  return (
    <Suspense>
      <FaultResult
        state={state}
        onMend={() => {
          onPlay({ ...continued(state, view), fault: 'none', where: '', since: '' })
        }}
      />
    </Suspense>
  )
}

function LiveSource({ stream }: { stream: Stream }) {
  const { state } = useLive(stream)
  return (
    <DataLine source={sourceInfo(state)}>
      {state.channel?.source
        ? `hourly observations of ${String(state.stats.stations)} stations`
        : `hours of ${String(defaults.stations.length)} stations, made from monthly means of 1960 to 1994`}
    </DataLine>
  )
}

/** The data line's view of the stream. */
function sourceInfo({ channel, clock }: StreamState): SourceInfo {
  const source = channel?.source
  if (!source)
    return {
      mode: 'replay',
      as_of: clock,
      publisher: 'Synthetic, after Environment and Climate Change Canada',
      licence: 'ECCC licence',
      url: 'https://eccc-msc.github.io/open-data/licence/readme_en/',
    }
  return {
    mode: channel.mode === 'live' ? 'live' : 'cached',
    as_of: source.as_of ?? clock,
    publisher: source.publisher,
    licence: source.licence,
    url: source.licence_url,
    fetched_at: source.fetched_at ?? null,
    stale: channel.mode === 'stale',
  }
}
