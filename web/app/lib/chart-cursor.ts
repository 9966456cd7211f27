/** The keyboard cursor of a chart, as plain figures: which key leads to which stop. */
import { listeners } from './store'

/** The stops a cursor can take: a line of them, or a grid when `columns` is given. */
export interface CursorShape {
  count: number
  /** What Shift and an arrow skip; a year in monthly figures. */
  step?: number
  columns?: number
}

/** The stop a key leads to, `null` to put the cursor away, `undefined` for keys that are not the cursor's. */
export function moveCursor(
  at: number | null,
  key: string,
  shift: boolean,
  { count, step = 10, columns }: CursorShape,
): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const move = (by: number) => Math.min(last, Math.max(0, (at ?? 0) + by))
  const stride = shift ? step : 1
  switch (key) {
    case 'ArrowRight':
      if (at === null) return 0
      return columns ? sameRow(at, move(stride), columns, last) : move(stride)
    case 'ArrowLeft':
      if (at === null) return last
      return columns ? sameRow(at, move(-stride), columns, last) : move(-stride)
    case 'ArrowDown':
      if (at === null) return 0
      if (!columns) return move(-stride)
      return at + columns <= last ? at + columns : at
    case 'ArrowUp':
      if (at === null) return columns ? 0 : last
      if (!columns) return move(stride)
      return at - columns >= 0 ? at - columns : at
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return at === null ? undefined : null
    default:
      return undefined
  }
}

/** Keeps a sideways step inside its row of a grid. */
function sameRow(from: number, to: number, columns: number, last: number) {
  const first = Math.floor(from / columns) * columns
  return Math.min(last, first + columns - 1, Math.max(first, to))
}

/** Where a stop stands in the plot. Without `y` only the sideways distance counts. */
export interface Stop {
  x: number
  y?: number
  /** Where on the cursor's line the value itself lies. */
  dot?: number
  /** The area the stop stands for, when it is not a point: a tile, a cell, a bar. */
  box?: { x: number; y: number; width: number; height: number }
}

/** Where the first of ascending figures is that is not below a wanted one. */
export function bisect(ascending: ArrayLike<number>, wanted: number) {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The place of the ascending figure nearest to a wanted one. */
export function nearestIndex(ascending: ArrayLike<number>, wanted: number) {
  const after = Math.min(bisect(ascending, wanted), ascending.length - 1)
  const before = Math.max(0, after - 1)
  const distance = (index: number) => Math.abs((ascending[index] ?? 0) - wanted)
  return distance(before) <= distance(after) ? before : after
}

/** The stops of a drawing without a list of them: a long series computes each when it is asked for. */
export interface Stops {
  count: number
  at: (index: number) => Stop | undefined
  /** The stop nearest to a pointer. */
  nearest: (x: number, y: number) => number | null
}

/** The stops of a list: a box that holds the pointer wins. */
export function stopFinder(stops: readonly Stop[]): Stops {
  const places = stops.map(({ x }) => x)
  const isLine =
    stops.every(({ y, box }) => y === undefined && !box) &&
    places.every((x, index) => index === 0 || x >= (places[index - 1] ?? 0))
  return {
    count: stops.length,
    at: (index) => stops[index],
    nearest: (x, y) => {
      if (stops.length === 0) return null
      return isLine ? nearestIndex(places, x) : nearestInPlane(stops, x, y)
    },
  }
}

function nearestInPlane(stops: readonly Stop[], x: number, y: number): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, { x: atX, y: atY, box }] of stops.entries()) {
    if (box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      return index
    const distance = Math.hypot(atX - x, atY === undefined ? 0 : atY - y)
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}

/** Where a chart's cursor stands and what was said of it, apart from the chart: moving it redraws the cursor alone. */
export function cursorStore() {
  const { subscribe, tell } = listeners()
  let at: number | null = null
  let spoken = ''
  return {
    at: () => at,
    spoken: () => spoken,
    /** Moves the cursor; without words what was said before stays. */
    put: (index: number | null, words?: string) => {
      if (index === at && (words === undefined || words === spoken)) return
      at = index
      if (words !== undefined) spoken = words
      tell()
    },
    subscribe,
  }
}

export type CursorStore = ReturnType<typeof cursorStore>
