import { lazy, Suspense, useRef, useState } from 'react'
import { CallTheApi } from '@/components/demo/call-the-api'
import { DataLine, type SourceInfo } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { Notice } from '@/components/demo/faces'
import { OpenFigure } from '@/components/demo/note'
import { useView } from '@/components/demo/use-view'
import { answerOf, type Said } from './answer'
import { DetectFigure } from './detect-figure'
import { DetectorsFigure } from './detectors-figure'
import { How } from './how'
import { LatencyCard } from './latency-card'
import { trueMinus } from './log-entry'
import { LogFigure } from './log-figure'
import { MapFigure } from './map-figure'
import { realTimeAnalytics } from './meta'
import { OwnSeries } from './own-series'
import { settings, streamOf, type View } from './params'
import { lostText, phaseWords } from './phase-words'
import { defaults, nameOf, stationsRequest, type StationList } from './query'
import { continued, ReplayBar } from './replay-bar'
import type { OwnSeries as Series } from './series-math'
import { StationPanel } from './station-panel'
import type { StreamState } from './stream-state'
import { useAnswer } from './use-answer'
import { useDetection } from './use-detection'
import { useStream } from './use-stream'
import { words } from './words'

/** Only those who break something need it. */
const FaultResult = lazy(() => import('./fault-result'))

/** Connections that are broken: what is shown grows old. */
const broken = ['reconnecting', 'offline', 'refused']

export default function RealTimeAnalyticsPage() {
  const { view, change, href } = useView(settings)
  const path = streamOf(view)
  const stage = useRef<HTMLDivElement>(null)
  const stream = useStream(path, stage)
  const { phase, state } = stream
  const [own, setOwn] = useState<Series | null>(null)
  const detection = useDetection(view, own)
  const stations = useAnswer<StationList>(phase.name === 'idle' ? null : stationsRequest)
  const row = stations.answer?.stations.find(({ id }) => id === view.station)
  const isStale = broken.includes(phase.name)
  const lost = lostText(state.lostBecause)
  const play = (patch: Partial<View>) => {
    stream.playNext()
    change(patch)
  }
  const chooseStation = (station: string) => {
    change({ station }, 'replace')
  }
  return (
    <DemoFrame
      demo={realTimeAnalytics}
      href={href}
      answer={
        <>
          {phase.name === 'refused' && (
            <div className="mb-4">
              <Notice tone="warning" title="The stream did not open.">
                <p>{phaseWords(phase, state.channel).text} The figures below stay as they were.</p>
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
      }
      source={
        <DataLine source={sourceInfo(state)}>
          {state.channel?.source
            ? `hourly observations of ${String(state.stats.stations)} stations`
            : `hours of ${String(defaults.stations.length)} stations, made from monthly means of 1960 to 1994`}
        </DataLine>
      }
      figures={
        // Map, controls, station, delays; from 1024 px the station stands beside the rest.
        <div
          ref={stage}
          className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,19rem)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:justify-between"
        >
          <MapFigure state={state} view={view} isStale={isStale} onChange={change} />
          <div className="grid gap-3 lg:col-start-1">
            <ReplayBar
              stream={stream}
              view={view}
              href={href}
              onPlay={play}
              onStart={stream.start}
              onPause={() => {
                stream.pause('visitor')
              }}
            />
            {lost && (
              <p role="status" className="small-text">
                {lost}
              </p>
            )}
            {state.channel?.session?.fault && (
              <Suspense>
                <FaultResult
                  state={state}
                  onMend={() => {
                    play({ ...continued(state, view), fault: 'none', where: '', since: '' })
                  }}
                />
              </Suspense>
            )}
          </div>
          <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <StationPanel state={state} view={view} row={row} onChoose={chooseStation} />
          </div>
          <div className="lg:col-start-1">
            <LatencyCard state={state} clocks={stream.clocks} />
          </div>
        </div>
      }
      wideFigures={
        <>
          <DetectorsFigure evaluation={defaults.evaluation} state={state} view={view} />
          <LogFigure state={state} />
          <DetectFigure detection={detection} own={own} view={view} href={href} onChange={change} />
        </>
      }
      ownData={
        <OwnSeries
          own={own}
          onUse={setOwn}
          onStop={() => {
            setOwn(null)
          }}
        />
      }
      api={
        <CallTheApi
          requests={[{ method: 'GET', path, stream: 'alert' }, stationsRequest, detection.request]}
          answer={detection.report}
        />
      }
      how={<How />}
      talk={{
        title: 'Is there a sensor you do not quite trust?',
        text: 'Bring a week of it. We will tell you which alarms were worth waking up for.',
      }}
    />
  )
}

function Sentence({ said }: { said: readonly Said[] }) {
  return said.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <OpenFigure key={index} note={part.note}>
        {part.text}
      </OpenFigure>
    ),
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
