import type { ReactNode } from 'react'
import { lookOf, type Tone } from '@/lib/chart-series'
import { cn } from '@/lib/cn'
import { CANADA, MAP_HEIGHT, MAP_WIDTH, NEIGHBOURS } from './canada-map.gen'
import { project } from './canada-projection'
import { MapRoutes, routeMiddle, type MapRoute } from './map-routes'
import { Mark } from './marks'
import { placeNames } from './name-places'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface MapPlace {
  key: string
  name: string
  longitude: number
  latitude: number
  tone: Tone
  /** Written beside the place; keep it to the few that matter. On a phone only `always` ones stay. */
  label?: string
  note?: string
  always?: boolean
  size?: number
}

export interface MapOfCanadaProps {
  label: string
  places: readonly MapPlace[]
  read: (place: MapPlace) => Reading
  /** Ways between the places; the cursor goes to them after the places, heaviest first. */
  routes?: readonly MapRoute[]
  readRoute?: (route: MapRoute) => Reading
  unitName?: string
  wideWidth?: number
  /** Chooses a place: Enter on it, or a click. */
  onPick?: (place: MapPlace) => void
  /** What stands for a place when its tone's mark is not enough. */
  mark?: (place: MapPlace, at: { x: number; y: number }) => ReactNode
  /** Lines between places or areas, drawn over the land and under the places. */
  children?: (at: (longitude: number, latitude: number) => { x: number; y: number }) => ReactNode
}

/** Canada with places on it: land in a quiet tone, neighbours in outline. The cursor goes from west to east. */
export function MapOfCanada(props: MapOfCanadaProps) {
  const { label, places, read, onPick, unitName = 'place', wideWidth = MAP_WIDTH } = props
  const ordered = [...places].sort((a, b) => a.longitude - b.longitude)
  const ratio = MAP_HEIGHT / MAP_WIDTH
  const factor = (size: PlotSize) => Math.min(size.width / MAP_WIDTH, size.height / MAP_HEIGHT)
  const at = (size: PlotSize) => (longitude: number, latitude: number) => {
    const place = project(longitude, latitude)
    return { x: place.x * factor(size), y: place.y * factor(size) }
  }
  const byKey = new Map(places.map((place) => [place.key, place]))
  const placeAt = (size: PlotSize) => (key: string) => {
    const place = byKey.get(key)
    return place && at(size)(place.longitude, place.latitude)
  }
  const routes = (props.routes ?? [])
    .filter(({ from, to }) => byKey.has(from) && byKey.has(to))
    .sort((a, b) => b.weight - a.weight)
  const cursor: PlotCursor = {
    unit: unitName,
    stops: (size) => [
      ...ordered.map(({ longitude, latitude }) => {
        const { x, y } = at(size)(longitude, latitude)
        return { x, y, box: { x: x - 9, y: y - 9, width: 18, height: 18 } }
      }),
      ...routes.flatMap(({ from, to }) => {
        const [start, end] = [placeAt(size)(from), placeAt(size)(to)]
        return start && end ? [routeMiddle(start, end)] : []
      }),
    ],
    read: (index) => {
      const place = ordered[index]
      if (place) return read(place)
      const route = routes[index - ordered.length]
      if (!route) return { title: '' }
      return props.readRoute?.(route) ?? { title: route.name, value: String(route.weight) }
    },
    ...(onPick && {
      pick: (index) => {
        const place = ordered[index]
        if (place) onPick(place)
      },
    }),
  }
  return (
    <Plot
      label={label}
      wideWidth={wideWidth}
      height={{
        wide: Math.round(Math.min(wideWidth, MAP_WIDTH) * ratio),
        narrow: Math.round(358 * ratio),
      }}
      cursor={cursor}
      className="chart-map"
    >
      {(size) => (
        <>
          <g transform={`scale(${String(factor(size))})`}>
            <svg width={MAP_WIDTH} height={MAP_HEIGHT} overflow="hidden">
              <path d={NEIGHBOURS} className="chart-border" vectorEffect="non-scaling-stroke" />
            </svg>
            <path d={CANADA} className="chart-land" />
          </g>
          {props.children?.(at(size))}
          {routes.length > 0 && <MapRoutes routes={routes} at={placeAt(size)} />}
          {ordered.map((place) => {
            const { x, y } = at(size)(place.longitude, place.latitude)
            if (props.mark) return <g key={place.key}>{props.mark(place, { x, y })}</g>
            return <Mark key={place.key} tone={place.tone} x={x} y={y} size={place.size ?? 4} />
          })}
          <PlaceNames
            places={ordered.filter(({ label: name, always }) => name && (!size.compact || always))}
            at={at(size)}
            width={size.width}
          />
        </>
      )}
    </Plot>
  )
}

/** The names of the few places that matter, each on a side where it touches no other. */
function PlaceNames({
  places,
  at,
  width,
}: {
  places: readonly MapPlace[]
  at: (longitude: number, latitude: number) => { x: number; y: number }
  width: number
}) {
  const marks = places.map(({ key, longitude, latitude, size = 4, label = '' }) => ({
    key,
    ...at(longitude, latitude),
    size,
    name: label,
  }))
  const named = placeNames(marks, width)
  return places.map(({ key, label, note, tone }) => {
    const { x, y, anchor } = named.get(key) ?? { x: 0, y: 0, anchor: 'start' }
    return (
      <g key={key} textAnchor={anchor}>
        <text
          x={x}
          y={note ? y - 6 : y}
          className={cn(
            tone === 'noise' ? '' : 'chart-label',
            'chart-halo chart-tone-text',
            lookOf(tone).className,
          )}
        >
          {label}
        </text>
        {note && (
          <text x={x} y={y + 10} className="chart-halo">
            {note}
          </text>
        )}
      </g>
    )
  })
}
