/** Where names stand beside their marks: the first side on which one touches nothing that stands there already. */

export interface NamedMark {
  key: string
  x: number
  y: number
  /** Radius of the mark. */
  size: number
  name: string
}

export interface NamePlace {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/** What a letter takes, and a line. */
const LETTER = 7.4
const LINE = 16

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A place for each name; the marks that come first choose first. */
export function placeNames(marks: readonly NamedMark[], width: number) {
  const taken: (Box & { key?: string })[] = marks.map(({ key, x, y, size }) => ({
    key,
    left: x - size,
    right: x + size,
    top: y - size,
    bottom: y + size,
  }))
  const places = new Map<string, NamePlace>()
  for (const { key, x, y, size, name } of marks) {
    const away = Math.max(size + 3, 8)
    const room = name.length * LETTER
    const middle = Math.min(Math.max(x, room / 2), width - room / 2)
    const sides: [NamePlace, ...NamePlace[]] = [
      { x: x + away, y: y + 4, anchor: 'start' },
      { x: x - away, y: y + 4, anchor: 'end' },
      { x: middle, y: y - away - 2, anchor: 'middle' },
      { x: middle, y: y + away + 10, anchor: 'middle' },
    ]
    const boxOf = (place: NamePlace): Box => {
      const left =
        place.x - (place.anchor === 'start' ? 0 : room / (place.anchor === 'end' ? 1 : 2))
      return { left, right: left + room, top: place.y - LINE + 4, bottom: place.y + 4 }
    }
    const isFree = (place: NamePlace) => {
      const box = boxOf(place)
      return (
        box.left >= 0 &&
        box.right <= width &&
        taken.every((other) => other.key === key || !touches(box, other))
      )
    }
    const place = sides.find(isFree) ?? sides[0]
    places.set(key, place)
    taken.push(boxOf(place))
  }
  return places
}
