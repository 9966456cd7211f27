import { formatNumber } from '@/lib/format'
import type { Refusal } from './api-problem'

/** A number as a limit is said: no decimals where it has none, and four digits ungrouped, as in a year. */
const plain = (value: unknown) =>
  typeof value === 'number'
    ? formatNumber(value, Number.isInteger(value) ? 0 : 2).replace(/^(−?\d),(\d{3})$/, '$1$2')
    : typeof value === 'string'
      ? value
      : ''

function rangeText({ minimum, maximum }: Readonly<Record<string, unknown>>) {
  if (minimum === undefined || minimum === null) return `must be at most ${plain(maximum)}`
  if (maximum === undefined || maximum === null) return `must be at least ${plain(minimum)}`
  return `must be ${plain(minimum)} to ${plain(maximum)}`
}

/** What is wrong with a field, by its code; a code of a demo's own brings its own sentence. */
function reasonText(code: string | undefined, values: Readonly<Record<string, unknown>>) {
  switch (code) {
    case 'missing':
      return 'is missing'
    case 'not_a_number':
      return 'must be a number'
    case 'not_whole':
      return 'must be a whole number'
    case 'out_of_range':
      return rangeText(values)
    case 'not_a_choice':
      return Array.isArray(values['choices'])
        ? `must be one of ${values['choices'].map(plain).join(', ')}`
        : null
    case 'not_a_day':
      return 'must be a day of the calendar'
    case 'too_long':
      return `must have at most ${plain(values['maximum'])} characters`
    case 'too_many':
      return `must have at most ${plain(values['maximum'])} entries`
    default:
      return null
  }
}

/** A refusal in the reader's words: `noun` is how the page calls the field, "The down payment". */
export function refusalText({ message, code, values = {} }: Omit<Refusal, 'field'>, noun?: string) {
  const reason = reasonText(code, values)
  const text = reason === null ? message : `${noun ?? 'This'} ${reason}`
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
