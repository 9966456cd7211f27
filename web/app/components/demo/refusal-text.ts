import { formatDay, formatDollars, formatNumber } from '@/lib/format'
import { isDay } from '@/lib/url-state'
import { asSentence, type Refusal } from './api-problem'

/** A limit as it is said: a number without decimals where it has none, four digits ungrouped as in a year, a day as a day. */
function plain(value: unknown, isMoney = false) {
  if (typeof value === 'number' && isMoney)
    return formatDollars(value, Number.isInteger(value) ? 0 : 2)
  if (typeof value === 'number')
    return formatNumber(value, Number.isInteger(value) ? 0 : 2).replace(/^(−?\d),(\d{3})$/, '$1$2')
  if (typeof value !== 'string') return ''
  return isDay(value) ? formatDay(value) : value
}

type Limit = string | number
const isLimit = (value: unknown): value is Limit =>
  typeof value === 'string' || typeof value === 'number'

/** The limit that was passed; both where it is not known which. */
function rangeText({ minimum, maximum, got }: Readonly<Record<string, unknown>>, isMoney: boolean) {
  const said = (value: unknown) => plain(value, isMoney)
  const [least, most] =
    typeof got === 'string' ? ['no earlier than', 'no later than'] : ['at least', 'at most']
  if (isLimit(minimum) && isLimit(got) && got < minimum) return `must be ${least} ${said(minimum)}`
  if (isLimit(maximum) && isLimit(got) && got > maximum) return `must be ${most} ${said(maximum)}`
  return `must be ${said(minimum)} to ${said(maximum)}`
}

/** What is wrong with a field, by its code; a code of a demo's own brings its own sentence. */
function reasonText(
  code: string | undefined,
  values: Readonly<Record<string, unknown>>,
  isMoney: boolean,
) {
  switch (code) {
    case 'missing':
      return 'is missing'
    case 'not_a_number':
      return 'must be a number'
    case 'not_whole':
      return 'must be a whole number'
    case 'out_of_range':
      return rangeText(values, isMoney)
    case 'not_a_choice':
      return Array.isArray(values['choices'])
        ? `must be one of ${values['choices'].map((choice) => plain(choice)).join(', ')}`
        : null
    case 'not_a_day':
      return values['minimum'] === undefined
        ? 'must be a day of the calendar'
        : `must be a day, ${plain(values['minimum'])} to ${plain(values['maximum'])}`
    case 'too_long':
      return `must have at most ${plain(values['maximum'])} characters`
    case 'wrong_count':
      return `must have ${plain(values['minimum'])} to ${plain(values['maximum'])} entries`
    default:
      return null
  }
}

/**
 * A refusal in the reader's words: `noun` is how the page calls the field, "The down payment". A sentence of the API's
 * own begins with the field's name.
 */
export function refusalText(
  { field, message, code, values = {} }: Partial<Refusal> & { message: string },
  noun?: string,
) {
  // The API writes amounts with their sign, and only amounts.
  const reason = reasonText(code, values, message.includes('$'))
  const said =
    field && noun && message.startsWith(`${field} `) ? noun + message.slice(field.length) : message
  return asSentence(reason === null ? said : `${noun ?? 'This'} ${reason}`)
}
