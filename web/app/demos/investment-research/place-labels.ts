/** A point of a drawing, in pixels. */
export interface Mark {
  x: number
  y: number
  radius: number
}

export interface Label extends Mark {
  key: string
  text: string
  /** Written even over a ring: the drawing says nothing without it. */
  isNeeded?: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Where the text starts, ends or has its middle, and its baseline. */
interface Place {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  box: Box
}

/** Bold capitals of 14 px are this wide, and so high above and below the baseline. */
const CHARACTER = 9
const ASCENT = 11
const DESCENT = 4
/** Between a label and its point, and between two labels of a line; lines may follow each other closely. */
const GAP = 4
/** Dots of a line may lie under a label where nothing else is free; larger marks may not. */
const DOT = 2

const SIDES = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const

/**
 * Where the labels stand: each in the free place beside its point that hides the fewest other marks, the
 * first before the next. One without such a place is left out, so that none touches another.
 */
export function placeLabels<L extends Label>(
  labels: readonly L[],
  marks: readonly Mark[],
  room: Box,
): (L & Place)[] {
  const placed: (L & Place)[] = []
  for (const label of labels) {
    const free = SIDES.map(([across, down]) => beside(label, across, down))
      .filter(({ box }) => isInside(box, room))
      .filter(({ box }) => placed.every((other) => !touch(box, other.box, GAP)))
      .map((place) => {
        const hidden = marks.filter((mark) => mark !== label && touch(place.box, boxOf(mark), 1))
        return { place, dots: hidden.length, rings: hidden.filter((mark) => mark.radius > DOT) }
      })
      .filter(({ rings }) => label.isNeeded === true || rings.length === 0)
      .sort((a, b) => a.rings.length - b.rings.length || a.dots - b.dots)
    if (free[0]) placed.push({ ...label, ...free[0].place })
  }
  return placed
}

function beside(label: Label, across: -1 | 0 | 1, down: -1 | 0 | 1): Place {
  const { text, radius } = label
  const width = text.length * CHARACTER
  // At a corner the text stands nearer: the mark is round.
  const away = across !== 0 && down !== 0 ? radius * 0.7 + 2 : radius + GAP
  const x = label.x + across * away
  const y = label.y + (down < 0 ? -away - 1 : down > 0 ? away + ASCENT : (ASCENT - DESCENT) / 2 + 1)
  const left = x - (width * (1 - across)) / 2
  return {
    x,
    y,
    anchor: across > 0 ? 'start' : across < 0 ? 'end' : 'middle',
    box: { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT },
  }
}

const boxOf = ({ x, y, radius }: Mark): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
})

const isInside = (box: Box, room: Box) =>
  box.left >= room.left &&
  box.right <= room.right &&
  box.top >= room.top &&
  box.bottom <= room.bottom

const touch = (a: Box, b: Box, gap: number) =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom && b.top < a.bottom
