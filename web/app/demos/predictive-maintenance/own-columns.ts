/** Which columns of a visitor's file are the machine, the cycle and its sensors, and which are left out. */

export interface Columns {
  /** Null for NASA's files, which have none: their columns are known. */
  headings: readonly string[] | null
  unit: number
  cycle: number
  /** Places of columns that are not to be learnt from. */
  out: readonly number[]
  rows: number
}

const NASA_COLUMNS = 26
const NASA_SENSORS = 21

const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const units = [
  'unit',
  'unitnumber',
  'unitid',
  'unitnr',
  'machine',
  'machineid',
  'engine',
  'asset',
  'id',
]
const cycles = [
  'cycle',
  'cycles',
  'timecycles',
  'timeincycles',
  'time',
  'hours',
  'hour',
  'day',
  'age',
]

/** As the API has it: what counts by the calendar tells when a machine ran, not how worn it was. */
const clocks = ['date', 'datetime', 'timestamp']

/** As the API has it: what names machines or counts time is no sensor, nor NASA's `op1` to `op3` and other settings. */
const isNoSensor = (name: string) =>
  ['', ...units, ...cycles, ...clocks].includes(key(name)) ||
  /^(op|os|setting|opsetting|operationalsetting)[0-9]$/.test(key(name))

/** As the API has it: a sensor that did not answer. */
const isNothing = (cell: string) => /^(#?n\/a|na|nan|null|none|[-–—])$/i.test(cell)

/** The first of some names that a heading has; the given place otherwise. */
function placeOf(headings: readonly string[], names: readonly string[], otherwise: number) {
  const keys = headings.map(key)
  const found = names.map((name) => keys.indexOf(name)).find((place) => place >= 0)
  return found ?? otherwise
}

/** What parts the cells of a line: null for spaces. */
function delimiterOf(line: string) {
  return [';', '\t', '|', ','].find((mark) => line.includes(mark)) ?? null
}

const cellsOf = (line: string, delimiter: string | null) =>
  delimiter === null ? line.trim().split(/\s+/) : line.split(delimiter).map((cell) => cell.trim())

/** The first line that has something in it, where it begins and where it ends. */
function firstLine(text: string) {
  const from = text.search(/[^\s\uFEFF]/)
  if (from < 0) return null
  const end = text.slice(from).search(/\r?\n/)
  return { from, to: end < 0 ? text.length : from + end }
}

/** A comma that parts no cells is a decimal one. */
const isNumber = (cell: string) =>
  Number.isFinite(Number(cell.replace(',', '.'))) || isNothing(cell)

/** Whether a cell holds words or a date, however its numbers are written. */
const isText = (cell: string) => !isNumber(cell.replace(/[\s"$%,]/g, ''))

/** The columns of a table; null where it is none. */
export function columnsOf(text: string): Columns | null {
  const place = firstLine(text)
  if (!place) return null
  const line = text.slice(place.from, place.to)
  const delimiter = delimiterOf(line)
  const cells = cellsOf(line, delimiter)
  const rows = text.split('\n').filter((row) => row.trim() !== '').length
  if (cells.every(isNumber))
    return cells.length === NASA_COLUMNS
      ? { headings: null, unit: 0, cycle: 1, out: [], rows }
      : null
  if (cells.length < 3) return null
  const unit = placeOf(cells, units, 0)
  const next = firstLine(text.slice(place.to))
  const first = next ? text.slice(place.to).slice(next.from, next.to) : ''
  const values = cellsOf(first, delimiter)
  return {
    headings: cells,
    unit,
    cycle: placeOf(cells, cycles, unit === 1 ? 0 : 1),
    out: cells.flatMap((_, at) => (isText(values[at] ?? '') ? [at] : [])),
    rows: rows - 1,
  }
}

const othersOf = ({ headings, unit, cycle }: Columns) =>
  (headings ?? []).flatMap((name, at) => (at === unit || at === cycle ? [] : [{ name, at }]))

/** The columns that may be learnt from. */
export const choicesOf = (columns: Columns) =>
  othersOf(columns).filter(({ name }) => !isNoSensor(name))

/** Those that are no sensors by their names. */
export const leftOutOf = (columns: Columns) =>
  othersOf(columns).flatMap(({ name }) => (isNoSensor(name) && name !== '' ? [name] : []))

/** How many are left to learn from. */
export const sensorsOf = (columns: Columns) =>
  columns.headings
    ? choicesOf(columns).filter(({ at }) => !columns.out.includes(at)).length
    : NASA_SENSORS

/** The table with its machine and cycle called as the API calls them, and what is left out without a name. */
export function withColumns(text: string, { headings, unit, cycle, out }: Columns) {
  const place = firstLine(text)
  if (!headings || !place) return text
  const delimiter = delimiterOf(text.slice(place.from, place.to))
  const named = headings.map((heading, at) => {
    if (at === unit) return 'unit'
    if (at === cycle) return 'cycle'
    // Another column must not be taken for either.
    return out.includes(at) || ['unit', 'cycle'].includes(key(heading)) ? '_' : heading
  })
  return named.join(delimiter ?? ' ') + text.slice(place.to)
}

/** A machine that wears: warmer and shakier towards its end. */
function readings(unit: number, life: number, seen: number) {
  return Array.from({ length: seen }, (_, at) => {
    const worn = ((at + 1) / life) ** 2
    const wobble = ((unit * 7 + at * 13) % 11) / 11 - 0.5
    const temperature = 61 + unit * 0.4 + 18 * worn + 1.5 * wobble
    const vibration = 2 + 0.05 * unit + 3.2 * worn - 0.3 * wobble
    return `${String(unit)},${String(at + 1)},${temperature.toFixed(1)},${vibration.toFixed(2)}`
  })
}

const table = (rows: readonly string[]) =>
  ['unit,cycle,temperature,vibration', ...rows, ''].join('\n')

/** Tables to start from: small, made up, and enough to be learnt from. */
export const templates = {
  train: () => table([52, 61, 47, 70, 58, 66].flatMap((life, at) => readings(at + 1, life, life))),
  test: () => table([readings(1, 55, 50), readings(2, 64, 30)].flat()),
}
