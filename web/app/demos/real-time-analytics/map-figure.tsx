import { ChartFigure } from '@/components/charts/chart-figure'
import { MapOfCanada } from '@/components/charts/map-of-canada'
import { RampKey, ShapeKey } from '@/components/charts/place-mark'
import { rampOf } from '@/components/charts/ramp'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { markerPath } from '@/lib/chart-series'
import { formatAge, formatMoment, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import type { ViewState } from '@/lib/use-view'
import { creditOf, degrees } from './answer'
import { settings, type View } from './settings'
import { LIMIT } from './report'
import { shapes, StationMarkDrawing } from './station-mark'
import {
  mapTitle,
  marksOf,
  placesOf,
  type StationCondition,
  type StationMark,
} from './station-marks'
import { useLive, type Stream } from './use-stream'
import { windowOf, words } from './words'

const conditionWord = (condition: StationCondition) =>
  condition === 'usual' ? 'usual' : words.alert[condition].note

/** Connections that are broken: what is shown grows old. */
const broken = ['reconnecting', 'offline', 'refused']

/** The stations on the map of Canada, and as a list. */
export function MapFigure({ stream, state }: { stream: Stream; state: ViewState<View> }) {
  const { phase, state: now } = useLive(stream)
  const { view, change } = state
  const field = fieldsOf(settings, state)
  const marks = marksOf(now, view.detector)
  const byId = new Map(marks.map((mark) => [mark.station.id, mark]))
  const temperatures =
    view.map === 'temperature'
      ? marks.flatMap(({ temperature }) => (temperature === null ? [] : [temperature]))
      : null
  const ramp = temperatures && rampOf(temperatures, 'sequential')
  const { name, compared } = words.detector[view.detector]
  const choose = (station: string) => {
    change({ station })
  }
  return (
    <ChartFigure
      demo="real-time-analytics"
      name="stations"
      title={mapTitle(marks)}
      sub={
        temperatures
          ? `Air temperature, °C, ${formatMoment(now.clock)}, in five steps of colour; the key stands below.`
          : `Air temperature, °C, ${formatMoment(now.clock)}. Bar: ${name} score against ${compared(windowOf(now.channel, view.detector))}, up is warmer; beyond ±${LIMIT} it is flagged.`
      }
      table={stationTable(marks, choose, view.station)}
      credit={`${creditOf(now.channel)}, ${formatMoment(now.clock)}`}
      stale={broken.includes(phase.name)}
      foot={<MapFoot temperatures={temperatures} />}
    >
      <div className="mb-2 grid gap-2 sm:grid-cols-[auto_14rem] sm:justify-between">
        <Segments {...field('map')} />
        {view.map === 'score' && <SelectField {...field('detector')} />}
      </div>
      <MapOfCanada
        label="Map of the stations"
        unitName="station"
        places={placesOf(marks, view.station)}
        read={(place) => readingOf(byId.get(place.key))}
        onPick={(place) => {
          choose(place.key)
        }}
        mark={(place, at) => {
          const mark = byId.get(place.key)
          if (!mark) return null
          const isSelected = place.key === view.station
          return <StationMarkDrawing {...{ mark, ramp, isSelected }} {...at} />
        }}
      />
    </ChartFigure>
  )
}

function readingOf(mark: StationMark | undefined) {
  if (!mark) return { title: '' }
  const { station, temperature, score, condition, ageSeconds } = mark
  return {
    title: `${station.name}, ${station.province}`,
    value: temperature === null ? 'no reading' : degrees(temperature),
    lines: [
      score !== null && `score ${formatSigned(score, 1)}`,
      condition !== 'usual' && conditionWord(condition),
      ageSeconds !== null && `measured ${formatAge(ageSeconds * 1000)} ago`,
    ].filter((line) => line !== false),
  }
}

function stationTable(
  marks: readonly StationMark[],
  choose: (station: string) => void,
  selected: string,
): Table<StationMark> {
  return {
    columns: [
      {
        key: 'station',
        header: 'Station',
        value: ({ station }) => station.name,
        text: ({ station: { id, name } }) => (
          <button
            type="button"
            aria-pressed={id === selected}
            className="text-button -my-1.5 -ml-2 text-left"
            onClick={() => {
              choose(id)
            }}
          >
            {name}
          </button>
        ),
      },
      { key: 'id', header: 'Id', exportOnly: true, value: ({ station }) => station.id },
      {
        key: 'province',
        header: 'Province',
        secondary: true,
        value: ({ station }) => station.province,
      },
      {
        key: 'temperature_c',
        header: '°C',
        value: ({ temperature }) => temperature,
        format: (value) => formatNumber(value, 1),
      },
      { key: 'score', header: 'Score', format: (value) => formatSigned(value, 1) },
      {
        key: 'age_s',
        header: 'Age',
        secondary: true,
        value: ({ ageSeconds }) => ageSeconds,
        format: (seconds) => formatAge(seconds * 1000),
      },
      {
        key: 'condition',
        header: 'State',
        value: ({ condition, isFlagged }) =>
          condition === 'usual' && isFlagged ? 'flagged' : conditionWord(condition),
      },
    ],
    rows: marks,
  }
}

/** What the shapes mean, and the cursor's keys. */
function MapFoot({ temperatures }: { temperatures: readonly number[] | null }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {temperatures && temperatures.length > 0 && (
        <RampKey values={temperatures} format={(value) => formatNumber(value)} />
      )}
      {(['unusual', 'frozen', 'dropout', 'cold', 'heat', 'blizzard'] as const).map((condition) => (
        <li key={condition} className="flex items-center gap-1.5">
          <ShapeKey shape={shapes[condition]} />
          {conditionWord(condition)}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <ShapeKey shape={{ d: markerPath('ring', 0, 0, 6.5), className: 'chart-ring' }} />
        chosen
      </li>
      <li className="no-print hidden pointer-fine:block">
        Arrow keys go from west to east, Enter chooses
      </li>
    </ul>
  )
}
