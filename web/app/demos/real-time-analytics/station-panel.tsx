import { useId } from 'react'
import { FactRow } from '@/components/demo/fact-row'
import { SelectField } from '@/components/demo/fields'
import { FigureAndFacts, factOf } from '@/components/demo/figure-and-facts'
import { NoteScope, NoteSlot, OpenFigure } from '@/components/demo/note'
import { StepButtons } from '@/components/demo/step-buttons'
import { useAnswer } from '@/components/demo/use-answer'
import { formatAge, formatNumber, formatSigned } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { degrees, scoreFormula, scoreNote } from './answer'
import { stationsQuestion } from './ask'
import { DetectorChart } from './detector-chart'
import { placeOf, placesOn, LIMIT, type Place } from './report'
import { detectors, type View } from './settings'
import { StationAlerts, StationClimate, StationWindows } from './station-details'
import { isNotable, marksOf } from './station-marks'
import type { StationState, StreamState } from './stream-state'
import { scoreBy } from './unusual'
import { useLive, type Stream } from './use-stream'
import { words } from './words'

const optionsOf = (places: readonly Place[]) =>
  [...places]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ id, name, province }) => ({ value: id, label: `${name}, ${province}` }))

/** The chosen station: what it reads, what was expected, and why that is unusual or not. */
export function StationPanel({
  stream,
  state: { view, change },
}: {
  stream: Stream
  state: ViewState<View>
}) {
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
  const station = placeOf(view.station)
  const options = optionsOf(placesOn(state.channel))
  const known = state.stations.get(view.station)
  const readings = known?.readings.slice(-48) ?? []
  // The stations worth a look.
  const notable = marksOf(state, view.detector).filter(isNotable)
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
            options={
              options.some(({ value }) => value === view.station)
                ? options
                : [{ value: view.station, label: station?.name ?? view.station }, ...options]
            }
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
                readings={readings}
                detector={view.detector}
                height={168}
                isSynthetic={!state.channel?.source}
              />
              <p className="small-text mt-2">
                Line: the last {readings.length} readings, °C. Band: what{' '}
                {words.detector[view.detector].name} lets pass, since you began to listen.
              </p>
            </div>
            <Why known={known} view={view} state={state} />
            <StationWindows known={known} state={state} />
            <NoteSlot />
          </>
        ) : (
          <p role="status" className="text-muted">
            {station || state.stats.stations === 0
              ? 'Nothing has come from this station yet. It is shown as soon as it reports.'
              : 'There is no station of this name. Choose one from the list.'}
          </p>
        )}
        <StationAlerts state={state} station={view.station} row={row} />
        {row && <StationClimate row={row} clock={state.clock} />}
        <StepButtons
          round={notable.map(({ station }) => station.id)}
          chosen={view.station}
          before="Previous"
          next="Next unusual"
          onChoose={onChoose}
        />
      </section>
    </NoteScope>
  )
}

/** The newest reading with what it feels like and how old it is. */
function Now({ known: { latest, readings }, clock }: { known: StationState; clock: string }) {
  const age = Math.max(0, Date.parse(clock) - Date.parse(latest.observed_at))
  const { temperature_c: value, humidex, wind_chill } = latest
  return (
    <FigureAndFacts
      figure={value == null ? 'no value' : formatNumber(value, 1)}
      unit={value == null ? undefined : '°C'}
      beside={[
        ...factOf('reading before', readings.at(-2)?.value, degrees),
        ...factOf('humidex', humidex, formatNumber),
        ...(humidex == null ? factOf('wind chill', wind_chill, formatNumber) : []),
      ]}
      below={[
        ...factOf('visibility', latest.visibility_km, (km) => `${formatNumber(km, 1)} km`),
        ...factOf('wind', latest.wind_kmh, (speed) => `${formatNumber(speed)} km/h`),
        ...factOf('humidity', latest.humidity_pct, (share) => `${formatNumber(share)} %`),
        ...factOf('pressure', latest.pressure_hpa, (hpa) => `${formatNumber(hpa, 1)} hPa`),
        { name: 'measured', value: `${formatAge(age)} ago` },
        ...(latest.weather ? [{ name: 'weather', value: latest.weather.toLowerCase() }] : []),
      ]}
    />
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
                <OpenFigure
                  name={`score by ${words.detector[detector].name}`}
                  note={() => scoreNote(state, latest, score)}
                >
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
        {verdict} The limit is ±{LIMIT}.
      </p>
    </div>
  )
}
