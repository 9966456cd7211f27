import { useRef, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine, type SourceInfo } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Notice } from '@/components/demo/faces'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { refusedText } from '@/components/stream/phase-words'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { detectQuestion, exchangesOf, streamOf } from './ask'
import {
  DetectFigure,
  DetectorsFigure,
  How,
  LatencyCard,
  LogFigure,
  OwnSeries,
  StationPanel,
} from './lazy-parts'
import { reasonsOf } from './log-entry'
import { MapFigure } from './map-figure'
import { realTimeAnalytics } from './meta'
import { ReplayBar } from './replay-bar'
import { defaults, nameOf } from './report'
import type { OwnSeries as Series } from './series-math'
import { detectView, settings, type View } from './settings'
import type { StreamState } from './stream-state'
import { useLive, useStream, type Stream } from './use-stream'
import { talk, words } from './words'

export default demoPage(function WeatherDemo() {
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
      ownData={<OwnSeries own={detection.answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(path, detection.answered)} />}
      how={<How />}
      talk={talk}
    />
  )
})

function LiveAnswer({ stream }: { stream: Stream }) {
  const { phase, state } = useLive(stream)
  const alert = state.newestAlert
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
      <Answer className="flex min-h-80 flex-col md:min-h-52">
        <Sentence said={answerOf(state)} />
      </Answer>
      {/* Alerts are said aloud; single readings are not. */}
      <p role="status" className="sr-only">
        {alert &&
          `Alert: ${words.alert[alert.kind].name}, ${nameOf(alert.station)}. ${reasonsOf(alert)}`}
      </p>
    </>
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
  const { publisher, licence, licence_url: url, fetched_at = null } = source
  const as_of = source.as_of ?? clock
  const mode = channel.mode === 'live' ? 'live' : 'cached'
  return { mode, as_of, publisher, licence, url, fetched_at, stale: channel.mode === 'stale' }
}
