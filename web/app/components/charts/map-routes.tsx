import { lookOf, round, type Tone } from '@/lib/chart-series'

/** A way between two places of the map, as heavy as what goes along it. */
export interface MapRoute {
  key: string
  name: string
  /** The keys of the places it joins. */
  from: string
  to: string
  weight: number
  tone?: Tone
}

interface Point {
  x: number
  y: number
}

/** The widest route in pixels; the others in proportion, never thinner than one can see. */
const WIDEST = 10
const THINNEST = 0.75

/** How far an arc swings out, as a share of its length: there and back are two lines. */
const SWING = 0.16

function handleOf(from: Point, to: Point): Point {
  return {
    x: (from.x + to.x) / 2 + (to.y - from.y) * SWING,
    y: (from.y + to.y) / 2 - (to.x - from.x) * SWING,
  }
}

/** The middle of a route's arc. */
export function routeMiddle(from: Point, to: Point): Point {
  const handle = handleOf(from, to)
  return { x: (from.x + 2 * handle.x + to.x) / 4, y: (from.y + 2 * handle.y + to.y) / 4 }
}

/** Routes over the land and under the places, the heaviest at the bottom. */
export function MapRoutes({
  routes,
  at,
}: {
  routes: readonly MapRoute[]
  at: (place: string) => Point | undefined
}) {
  const most = routes.reduce((weight, route) => Math.max(weight, route.weight), 0) || 1
  return routes
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ key, from, to, weight, tone = 'signal' }) => {
      const [start, end] = [at(from), at(to)]
      if (!start || !end) return null
      const handle = handleOf(start, end)
      return (
        <g key={key} className={lookOf(tone).className}>
          <path
            d={`M${round(start.x)} ${round(start.y)}Q${round(handle.x)} ${round(handle.y)} ${round(end.x)} ${round(end.y)}`}
            strokeWidth={Math.max(THINNEST, (weight / most) * WIDEST)}
            className="chart-route"
          />
        </g>
      )
    })
}
