/** The keyboard cursor of a chart, as plain figures: which key leads to which stop. */

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

/** The stop nearest to a pointer; a box that holds the pointer wins. */
export function nearestStop(stops: readonly Stop[], x: number, y: number): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, stop] of stops.entries()) {
    const { box } = stop
    if (box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
      return index
    const distance = Math.hypot(stop.x - x, stop.y === undefined ? 0 : stop.y - y)
    if (distance < least) {
      least = distance
      best = index
    }
  }
  return best
}
