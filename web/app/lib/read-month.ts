/** The month that a cell names, by itself or with a day of it. */
import type { DateOrder } from './tables/choices'
import { guessOrder, readDate } from './tables/dates'

/** Whether the days of a column stand before its months or after them; null where its cells do not tell. */
export function monthOrderOf(cells: readonly string[]): DateOrder | null {
  const given = cells.filter((cell) => cell !== '')
  // A guess looks at the first cells alone: each text counts once, so that the one that tells is among them. Of few
  // texts one that is no date weighs too much: then each counts as often as it stands there.
  return orderIn([...new Set(given)]) ?? orderIn(given)
}

function orderIn(texts: readonly string[]) {
  const guess = guessOrder(texts)
  if (!guess || guess.isUnsure) return null
  return guess.order === 'dmy' || guess.order === 'mdy' ? guess.order : null
}

function monthIn(text: string, order: DateOrder) {
  const read = readDate(text, order)
  if (!read) return []
  const month = new Date(read.ms).toISOString().slice(0, 7)
  return month >= '1900' && month < '2201' ? [month] : []
}

const RULE = 'write the month as 2025-01'

/** The month as `2025-01`, or the rule it breaks. */
export function readMonth(
  given: string,
  order: DateOrder | null,
): { value: string } | { broken: string } {
  // A year of two figures may be any of three, and a quarter is no month.
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}(?!\d)|q/i.test(given)) return { broken: RULE }
  // Of a time the zone could move the month.
  const text = given.replace(/[T ,]+\d{1,2}:\d{2}.*$/, '').replace(/^(\d{1,2})\.(\d{4})$/, '$1/$2')
  const orders: readonly DateOrder[] = order ? [order] : ['dmy', 'mdy']
  const [month, other] = [...new Set(orders.flatMap((one) => monthIn(text, one)))]
  if (month === undefined) return { broken: RULE }
  if (other !== undefined) return { broken: `day or month may come first: ${RULE}` }
  return { value: month }
}
