/** The figures of a report as charts take them: by level, in the order of the groups. */
import type { Group } from '@/lib/tables/aggregate'
import { stepOf, usualDistance, type CalendarPlace } from '@/lib/tables/calendar'
import { DAY } from '@/lib/tables/columns'
import { openDays } from '@/lib/tables/open-days'
import type { Report } from '@/lib/tables/report'

export const labelOf = ({ by }: Report, group: Group) => by.list[group.by]?.label ?? ''

/** The levels of the split that have rows; one without a name where there is no split. */
export function levelsOf({ split, groups }: Report) {
  if (!split) return [{ level: 0, label: '' }]
  return split.list.flatMap(({ label }, level) =>
    groups.some((group) => group.split === level) ? [{ level, label }] : [],
  )
}

/** Where figures are drawn: the groups, and between spans of time those without rows. */
export const placesOf = ({ calendar, whole, by }: Report): readonly CalendarPlace[] =>
  calendar ??
  whole.map((group) => {
    const { label = '', at = null } = by.list[group.by] ?? {}
    return { by: group.by, label, at: at ?? group.by }
  })

/** A place of a chart within a level: its figure, or why it has none. */
export type Cell = number | 'no rows' | 'no figure'

export function cellsOf(report: Report, level: number): Cell[] {
  const { groups, blanks, resolved } = report
  const found = new Map<number, Cell>()
  for (const { by, split } of blanks) if (split === level) found.set(by, 'no figure')
  for (const group of groups) if (group.split === level) found.set(group.by, group[resolved.show])
  return placesOf(report).map(({ by }) => (by === null ? null : found.get(by)) ?? 'no rows')
}

/** What is drawn at a place without rows; null for a gap. */
const emptyAt = ({ zero_levels }: Report, level: number) => (zero_levels.includes(level) ? 0 : null)

/** The same at a place where no level has rows, for all of them together. */
export const emptyWhole = (report: Report) =>
  levelsOf(report).every(({ level }) => emptyAt(report, level) === 0) ? 0 : null

function drawnCell(report: Report, level: number, cell: Cell) {
  if (cell === 'no rows') return emptyAt(report, level)
  return cell === 'no figure' ? null : cell
}

/** The figure of each place within a level that has one. */
export const figuresOf = (report: Report, level: number) =>
  cellsOf(report, level).map((cell) => (typeof cell === 'number' ? cell : null))

/** What is drawn at each place within a level; null where nothing is. */
export const valuesOf = (report: Report, level: number) =>
  cellsOf(report, level).map((cell) => drawnCell(report, level, cell))

export const labelsOf = (report: Report) => placesOf(report).map(({ label }) => label)

/** So many distances tell how far apart the figures of one level lie. */
const LEAST_DISTANCES = 3

/** The places that have rows, or come to 0. */
const knownIn = (cells: readonly Cell[], values: readonly (number | null)[]) =>
  cells.flatMap((cell, at) => (cell === 'no rows' && values[at] === null ? [] : [at]))

/** How far apart the places lie, by their numbers. */
const distancesIn = (numbers: readonly number[], known: readonly number[]) =>
  known.slice(1).map((at, before) => (numbers[at] ?? 0) - (numbers[known[before] ?? at] ?? 0))

/** Whether most places are a day apart. */
function areDays(places: readonly CalendarPlace[]) {
  const isNextDay = ({ at }: CalendarPlace, place: number) =>
    at - (places[place - 1]?.at ?? at) === DAY
  return 2 * places.filter(isNextDay).length >= places.length - 1
}

/** The numbers of the places for a level. Days of the week on which it has no rows have none of their own. */
function numbersOf(
  { by, resolved }: Report,
  places: readonly CalendarPlace[],
  known: readonly number[],
) {
  const plain = places.map((_, at) => at)
  const isDaily = by.scale === 'time' && resolved.span === 'day' && areDays(places)
  if (!isDaily || (stepOf(distancesIn(plain, known)) ?? 1) > 1) return plain
  const rows = new Set(known)
  const isOpen = openDays(
    places.filter((_, at) => rows.has(at)),
    'day',
  )
  let number = 0
  return places.map(({ at }, place) => {
    if (rows.has(place) || isOpen(at)) number += 1
    return number
  })
}

/**
 * The points of each line, and the cells where it stops: where rows have no figure, and where they are missing for
 * longer than usual.
 */
export function linesOf(report: Report) {
  const places = placesOf(report)
  const lines = levelsOf(report).map(({ level, label }) => {
    const [cells, values] = [cellsOf(report, level), valuesOf(report, level)]
    const known = knownIn(cells, values)
    const numbers = numbersOf(report, places, known)
    return { level, label, cells, values, numbers, distances: distancesIn(numbers, known) }
  })
  // A level of two figures does not tell how far apart its figures lie.
  const others = usualDistance(lines.flatMap(({ distances }) => distances))
  return lines.map(({ level, label, cells, values, numbers, distances }) => {
    const usual = distances.length < LEAST_DISTANCES ? others : usualDistance(distances)
    let last = places.length
    const between: Cell[] = []
    const points = values.flatMap((y, at) => {
      if (y === null) return []
      const passed = cells.slice(last + 1, at)
      const distance = (numbers[at] ?? 0) - (numbers[last] ?? Number.POSITIVE_INFINITY)
      const isOpen = distance > usual || passed.includes('no figure')
      if (isOpen) between.push(...passed)
      const gap = isOpen ? [{ x: places[at - 1]?.at ?? at, y: null }] : []
      last = at
      return [...gap, { x: places[at]?.at ?? at, y }]
    })
    return { level, label, points, between }
  })
}

/** What is read at a place of a stack: each level, and the sum of what is drawn. */
export function stackAt(report: Report, place: number, format: (value: number) => string) {
  const read = levelsOf(report).map(({ level, label }) => {
    const cell = cellsOf(report, level)[place] ?? 'no rows'
    return { label, cell, value: drawnCell(report, level, cell) }
  })
  const drawn = read.flatMap(({ value }) => (value === null ? [] : [value]))
  return {
    title: labelsOf(report)[place] ?? '',
    ...(drawn.length > 0 && { value: format(drawn.reduce((sum, value) => sum + value, 0)) }),
    lines: read
      .toReversed()
      .map(({ label, cell }) => `${label} ${typeof cell === 'string' ? cell : format(cell)}`),
  }
}
