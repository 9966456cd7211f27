import { useId } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { SelectField } from '@/components/demo/fields'
import { NoteScope, NoteSlot, OpenFigure } from '@/components/demo/note'
import { useAnswer } from '@/components/demo/use-answer'
import { formatAge, formatNumber, formatSigned } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { degrees, scoreFormula, scoreNote } from './answer'
import { stationsQuestion } from './ask'
import { DetectorChart } from './detector-chart'
import { defaults, stationOf, THRESHOLD } from './report'
import { detectors, type View } from './settings'
import { FactRow, StationAlerts, StationClimate, StationWindows } from './station-details'
import { isNotable, marksOf } from './station-marks'
import type { StationState, StreamState } from './stream-state'
import { scoreBy } from './unusual'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

interface Props {
  stream: Stream
  state: ViewState<View>
}

const options = [...defaults.stations]
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  .map(({ id, name, province }) => ({ value: id, label: `${name}, ${province}` }))

/** The chosen station: what it reads, what was expected, and why that is unusual or not. */
export function StationPanel({ stream, state: { view, change } }: Props) {
  const id = useId()
  const { phase, state } = useLive(stream)
  const { report } = useAnswer({
    ...stationsQuestion,
    view: { isListening: phase.name !== 'idle' },
    own: null,
  }).answered
  const row = report?.stations.find((one) => one.id === view.station)
  const onChoose = (chosen: string) => {
    change({ station: chosen })
  }
  const station = stationOf(view.station)
  const known = state.stations.get(view.station)
  const isSynthetic = !state.channel?.source
  return (
    <NoteScope>
      <section
        aria-labelledby={id}
        className="control-panel rounded-panel border border-hairline bg-surface text-sm"
      >
        <div>
          <h2 id={id} className="control-legend">
            Station
          </h2>
          <SelectField
            label="Station"
            value={view.station}
            options={station ? options : [{ value: view.station, label: view.station }, ...options]}
            onChange={onChoose}
          />
          {station && (
            <p className="small-text mt-1.5 font-mono">
              {formatNumber(station.latitude, 2)}° N, {formatNumber(-station.longitude, 2)}° W
            </p>
          )}
        </div>
        {known ? (
          <>
            <Now known={known} clock={state.clock} />
            <div>
              <DetectorChart
                label={`Last readings of ${station?.name ?? view.station}`}
                readings={known.readings.slice(-48)}
                detector={view.detector}
                height={168}
                isSynthetic={isSynthetic}
              />
              <p className="small-text mt-2">
                Line: the last {known.readings.slice(-48).length} readings, °C. Band: what{' '}
                {words.detector[view.detector].name} lets pass, since you began to listen.
              </p>
            </div>
            <Why known={known} view={view} state={state} />
            <StationWindows known={known} state={state} />
            <NoteSlot />
          </>
        ) : (
          <p role="status" className="text-muted">
            {station
              ? 'Nothing has come from this station yet. It is shown as soon as it reports.'
              : 'There is no station of this name. Choose one from the list.'}
          </p>
        )}
        <StationAlerts state={state} station={view.station} row={row} />
        {station && <StationClimate station={station} row={row} clock={state.clock} />}
        <Steps state={state} view={view} onChoose={onChoose} />
      </section>
    </NoteScope>
  )
}

/** The newest reading with what it feels like and how old it is. */
function Now({ known, clock }: { known: StationState; clock: string }) {
  const { latest, readings } = known
  const before = readings.at(-2)?.value ?? null
  const age = Math.max(0, Date.parse(clock) - Date.parse(latest.observed_at))
  const feels =
    latest.humidex != null
      ? { name: 'humidex', value: latest.humidex }
      : latest.wind_chill != null
        ? { name: 'wind chill', value: latest.wind_chill }
        : null
  const beside = [
    before === null ? null : { name: 'reading before', value: degrees(before) },
    feels && { name: feels.name, value: formatNumber(feels.value, 0) },
  ].filter((fact) => fact !== null)
  const facts = [
    { name: 'wind', value: latest.wind_kmh, unit: 'km/h', digits: 0 },
    { name: 'humidity', value: latest.humidity_pct, unit: '%', digits: 0 },
    { name: 'pressure', value: latest.pressure_hpa, unit: 'hPa', digits: 1 },
  ]
    .flatMap(({ name, value, unit, digits }) =>
      value == null ? [] : [{ name, value: `${formatNumber(value, digits)} ${unit}` }],
    )
    .concat({ name: 'measured', value: `${formatAge(age)} ago` })
  return (
    <div>
      <div className="flex items-center gap-4">
        <p className="font-display text-3xl font-semibold tracking-tight whitespace-nowrap text-primary">
          {latest.temperature_c == null ? (
            'no value'
          ) : (
            <>
              {formatNumber(latest.temperature_c, 1)}
              <span className="text-base"> °C</span>
            </>
          )}
        </p>
        <dl className="small-text grid flex-1 gap-y-0.5">
          {beside.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-2">
              <dt>{name}</dt>
              <dd className="font-mono font-medium whitespace-nowrap text-text">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-1.5">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="small-text">{name}</dt>
            <dd className="font-mono text-xs font-medium whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Each detector's score of the newest reading, and the chosen one's sum. */
function Why({
  known: { latest },
  view,
  state,
}: {
  known: StationState
  view: View
  state: StreamState
}) {
  const chosen = scoreBy(latest, view.detector)
  const flags = latest.scores.filter(({ flag }) => flag).length
  const verdict = [
    'No detector flags this reading.',
    'One detector alone: no alert. If the next reading agrees it is weather; if not, a sensor.',
    'Two agree: this raises an alert.',
    'All three agree: this raises an alert.',
  ][flags]
  return (
    <div>
      <h3 className="control-legend font-sans">
        {flags > 0 ? 'Why it was flagged' : 'Why it was not flagged'}
      </h3>
      <dl className="grid gap-y-1">
        {detectors.map((detector) => {
          const score = scoreBy(latest, detector)
          return (
            <FactRow key={detector} name={words.detector[detector].name}>
              {score?.score == null ? (
                'warming up'
              ) : (
                <OpenFigure note={() => scoreNote(state, latest, score)}>
                  {formatSigned(score.score, 1)}
                </OpenFigure>
              )}
              {score?.expected != null && ` · expected ${formatNumber(score.expected, 1)}`}
              {score?.flag && <b className="font-semibold text-primary"> flag</b>}
            </FactRow>
          )
        })}
      </dl>
      {chosen && latest.temperature_c != null && (
        <pre className="formula mt-2.5 whitespace-pre-wrap">
          {scoreFormula(latest.temperature_c, chosen).join('\n')}
        </pre>
      )}
      <p className="small-text mt-2">
        {verdict} The limit is ±{formatNumber(THRESHOLD, 1)}.
      </p>
    </div>
  )
}

/** To the stations worth a look. */
function Steps({
  state,
  view,
  onChoose,
}: {
  state: StreamState
  view: View
  onChoose: (station: string) => void
}) {
  const notable = marksOf(state, view.detector).filter(isNotable)
  const at = notable.findIndex(({ station }) => station.id === view.station)
  const go = (step: number) => {
    const next = notable[(at + step + notable.length) % notable.length] ?? notable[0]
    if (next) onChoose(next.station.id)
  }
  const isAlone = notable.length === 0 || (notable.length === 1 && at === 0)
  return (
    <div className="flex justify-between py-2">
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          disabled={isAlone}
          className="text-button inline-flex gap-1 disabled:text-muted disabled:no-underline"
          onClick={() => {
            go(step)
          }}
        >
          {step < 0 && <DemoIcon name="left" size={16} />}
          {step < 0 ? 'Previous' : 'Next unusual'}
          {step > 0 && <DemoIcon name="right" size={16} />}
        </button>
      ))}
    </div>
  )
}
