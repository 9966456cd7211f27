import { Suspense, useRef, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine, type SourceInfo } from '@/components/demo/data-line'
import { Answer } from '@/components/demo/answer'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Notice, PendingFigure } from '@/components/demo/faces'
import { Fold } from '@/components/demo/fold'
import { PageOnly } from '@/components/demo/page-only'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { refusedText } from '@/components/stream/phase-words'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, factsOf } from './answer'
import { detectQuestion, exchangesOf, streamOf } from './ask'
import { cases } from './cases'
import {
  DetectFigure,
  DetectorsFigure,
  How,
  LatencyCard,
  LogFigure,
  OwnSeries,
  ReplayBar,
  StationPanel,
  WeatherLink,
} from './lazy-parts'
import { reasonsOf } from './log-entry'
import { MapFigure } from './map-figure'
import { realTimeAnalytics } from './meta'
import { defaults, nameOf } from './report'
import type { Series } from './series-math'
import { detectView, questionOf, settings, unusableOf, withStation, type View } from './settings'
import type { StreamState } from './stream-state'
import { useLive, useStream, type Stream } from './use-stream'
import { words } from './words'

export default demoPage(function WeatherDemo() {
  const given = useView(settings)
  const { settled, change, href } = given
  const view = withStation(given.view)
  const state = { ...given, view }
  const path = streamOf(settled)
  const stage = useRef<HTMLDivElement>(null)
  const stream = useStream(path, stage)
  const [own, setOwn] = useState<Series | null>(null)
  const detection = useAnswer({
    ...detectQuestion,
    view: detectView(settled),
    own,
    unusable: unusableOf(state),
  })
  const play = (patch: Partial<View>) => {
    stream.playNext()
    change(patch)
  }
  return (
    <DemoFrame
      demo={{ ...realTimeAnalytics, question: questionOf(view, realTimeAnalytics.question) }}
      href={href}
      link={given.link}
      LinkNotice={WeatherLink}
      cases={cases}
      onCase={stream.playNext}
      own={detection.answered.own}
      setOwn={setOwn}
      answer={<LiveAnswer stream={stream} mode={view.mode} />}
      source={<LiveSource stream={stream} />}
      figures={
        // Map, controls, station, delays; from 1024 px the station stands beside the rest.
        <div
          ref={stage}
          className="grid gap-x-12 gap-y-2.5 md:gap-y-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,19rem)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:justify-between"
        >
          <MapFigure stream={stream} state={state} />
          <PageOnly>
            <div className="max-md:my-4 lg:col-start-1">
              <Suspense fallback={<PendingFigure height={160} />}>
                <ReplayBar stream={stream} state={state} onPlay={play} onMove={change} />
              </Suspense>
            </div>
            <Fold
              name="the station"
              title="Station"
              className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
            >
              <StationPanel stream={stream} state={state} />
            </Fold>
            <Fold name="the delays" title="Delays" className="lg:col-start-1">
              <LatencyCard stream={stream} />
            </Fold>
          </PageOnly>
        </div>
      }
      wideFigures={
        <>
          <Fold name="the detectors">
            <DetectorsFigure stream={stream} view={view} />
          </Fold>
          <Fold name="the log" className="mt-2.5 md:mt-11">
            <LogFigure stream={stream} />
          </Fold>
          <div id="series" className="mt-2.5 md:mt-11">
            <Fold name="a series of your own">
              <DetectFigure detection={detection} state={state} />
            </Fold>
          </div>
        </>
      }
      ownData={<OwnSeries own={detection.answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(path, detection.answered)} />}
      how={<How />}
      talk={{
        title: 'Is there a sensor you do not quite trust?',
        text: 'Bring a week of it. We will tell you which alarms were worth waking up for.',
      }}
    />
  )
})

function LiveAnswer({ stream, mode }: { stream: Stream; mode: View['mode'] }) {
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
      <Answer
        className={cn('flex flex-col', mode === 'live' ? 'min-h-32 md:min-h-28' : 'min-h-24')}
      >
        <Sentence said={answerOf(state, mode)} />
      </Answer>
      <dl className="live-facts mt-4 grid gap-x-6 gap-y-2 border-t border-hairline pt-3.5 md:grid-cols-[12rem_minmax(0,1fr)]">
        {factsOf(state).map(({ name, said }) => (
          <div key={name} className="md:contents">
            <dt className="small-text md:leading-7">{name}</dt>
            <dd className="min-h-14 leading-7 md:min-h-7">
              <Sentence said={said} />
            </dd>
          </div>
        ))}
      </dl>
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
      {state.stats.stations > 0 &&
        (state.channel?.event
          ? `${state.channel.event.name}: ${counted(state.channel.event.reports, 'report')}`
          : state.channel?.source
            ? `hourly observations of ${String(state.stats.stations)} stations`
            : `test signal: hours of ${String(defaults.stations.length)} stations, made from monthly means of 1960 to 1994`)}
    </DataLine>
  )
}

function sourceInfo({ channel, clock, stats }: StreamState): SourceInfo {
  const source = channel?.source
  if (!source)
    return {
      mode: 'replay',
      as_of: stats.stations === 0 ? 'opening' : clock,
      publisher: `${stats.stations === 0 ? '' : 'Synthetic, after '}Environment and Climate Change Canada`,
      licence: 'ECCC licence',
      licence_url: 'https://eccc-msc.github.io/open-data/licence/readme_en/',
    }
  const { publisher, licence, licence_url, fetched_at = null } = source
  const as_of = channel.event ? clock : (source.as_of ?? clock)
  const played = channel.event ? 'replay' : 'cached'
  const mode = channel.mode === 'live' ? 'live' : played
  const stale = channel.mode === 'stale'
  return { mode, as_of, publisher, licence, licence_url, fetched_at, stale }
}
