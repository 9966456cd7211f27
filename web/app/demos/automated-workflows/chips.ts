/** Wishes as chips: how they stand in the address, and what one says. */
import type { Field, Op, Reading, Wish } from './contract.gen'

/** A chip in a link: `price:at_most:25000`, `place:near:Calgary:200`. */
export const chipText = ({ field, op, value, within_km }: Wish) =>
  [field, op, String(value), ...(within_km == null ? [] : [String(within_km)])].join(':')

/** All chips are struck: an empty text would mean that none was touched. */
export const NO_CHIPS = 'none'
const MOST_CHIPS = 24

export const writeChips = (chips: readonly Wish[]) =>
  chips.length === 0 ? NO_CHIPS : chips.map(chipText).join(';')

/** How each field may be compared; a field of numbers has a number for a value. */
export const opsOf: Record<Field, readonly Op[]> = {
  make: ['is', 'is_not'],
  model: ['is', 'is_not', 'like'],
  body: ['is', 'is_not'],
  drive: ['is', 'is_not'],
  fuel: ['is', 'is_not'],
  transmission: ['is', 'is_not'],
  colour: ['is', 'is_not'],
  seats: ['is', 'at_most', 'at_least', 'about'],
  year: ['is', 'at_most', 'at_least', 'about'],
  km: ['is', 'at_most', 'at_least', 'about'],
  price: ['is', 'at_most', 'at_least', 'about'],
  place: ['is', 'is_not', 'near', 'not_near'],
  quality: ['is'],
  consumption: ['is', 'at_most', 'at_least', 'about'],
}

/** Comparisons with a distance. */
export const hasDistance = (op: Op) => op === 'near' || op === 'not_near'

export const isNumeric = (field: Field) => opsOf[field].includes('at_most')

function readChip(text: string): Wish | undefined {
  const [field = '', op = '', value = '', within] = text.split(':')
  const known: readonly string[] = Object.hasOwn(opsOf, field) ? opsOf[field as Field] : []
  if (!known.includes(op) || value === '' || value.length > 60) return undefined
  const number = Number(value)
  if (isNumeric(field as Field) && !(number >= 0 && number <= 1e6)) return undefined
  const km = within === undefined ? null : Number(within)
  if (km !== null && !(km >= 1 && km <= 5000)) return undefined
  return {
    text: '',
    field: field as Field,
    op: op as Op,
    value: isNumeric(field as Field) ? number : value,
    within_km: km,
    start: 0,
    end: 0,
  }
}

/** The chips of a link, or undefined where it holds anything else. */
export function readChips(text: string): Wish[] | undefined {
  if (text === NO_CHIPS) return []
  const parts = text.split(';')
  if (parts.length > MOST_CHIPS) return undefined
  const chips = parts.map(readChip)
  return chips.every((chip) => chip !== undefined) ? chips : undefined
}

/** The words of the wish each chip came from, where it is still one of those that were read. */
export const withWords = (chips: readonly Wish[], read: readonly Reading[]) =>
  chips.map((chip) => ({
    ...chip,
    text: read.find((one) => chipText(one) === chipText(chip))?.text ?? '',
  }))
