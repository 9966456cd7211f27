/** A question in SQL: whether it is one, and only one; and where in it the engine found fault. */
import { Refusal } from '../reading'
import type { Span } from '../worker-messages'
import { LONGEST_SQL } from './limits'

/** What a question begins with. Whatever else the engine knows changes something, or reaches out. */
const beginnings = [
  'SELECT',
  'WITH',
  'FROM',
  'VALUES',
  'PIVOT',
  'UNPIVOT',
  'SUMMARIZE',
  'DESCRIBE',
  'SHOW',
  'EXPLAIN',
] as const

/** The engine's own tokens: where each begins, in bytes, and which are operators. */
export interface Tokens {
  offsets: readonly number[]
  types: readonly number[]
}
const OPERATOR = 3

/** How many characters the first so many bytes are. */
function charactersIn(text: string, bytes: number) {
  const whole = new TextEncoder().encode(text)
  return new TextDecoder().decode(whole.subarray(0, bytes)).length
}

/** The word, or else the sign, that stands at a place; at the end of the text its last sign. */
export function spanAt(text: string, from: number): Span {
  const start = Math.min(from, Math.max(0, text.trimEnd().length - 1))
  const word = /^(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_.]+|:+|.)/su.exec(text.slice(start))?.[0] ?? ''
  return { from: start, to: Math.max(start + word.length, Math.min(start + 1, text.length)) }
}

/** Refuses what is no question, or several. */
export function checkQuestion(text: string, tokenize: (text: string) => Tokens) {
  if (text.length > LONGEST_SQL)
    throw new Refusal(`The question is longer than ${String(LONGEST_SQL)} characters.`)
  const { offsets, types } = tokenize(text)
  const tokens = offsets.map((offset, at) => {
    const from = charactersIn(text, offset)
    return { from, isOperator: types[at] === OPERATOR, sign: text[from] ?? '' }
  })
  const first = tokens.find(({ isOperator, sign }) => !isOperator || !['(', ';'].includes(sign))
  if (!first) throw new Refusal('There is no question yet.')
  const at = spanAt(text, first.from)
  const word = text.slice(at.from, at.to).toUpperCase()
  if (!beginnings.some((beginning) => beginning === word))
    throw new Refusal(
      `Only questions are answered here. They begin with ${beginnings.slice(0, -1).join(', ')} or ${String(beginnings.at(-1))}, not with ${word}.`,
      at,
    )
  const end = tokens.findIndex(
    ({ isOperator, sign, from }) => isOperator && sign === ';' && from > first.from,
  )
  const next = end === -1 ? undefined : tokens.slice(end).find(({ sign }) => sign !== ';')
  if (next) throw new Refusal('One question at a time: this is a second.', spanAt(text, next.from))
}

interface EngineError {
  exception_type?: string
  exception_message?: string
  position?: string
}

/** The innermost error of those the engine wrapped into each other as JSON. */
function unwrapped(message: string): EngineError {
  const start = message.indexOf('{"exception_type"')
  if (start === -1) return { exception_message: message }
  try {
    const error = JSON.parse(message.slice(start)) as EngineError
    const inner = unwrapped(error.exception_message ?? '')
    return inner.exception_type === undefined ? error : { ...error, ...inner }
  } catch {
    return { exception_message: message }
  }
}

/** What the engine advises and this page cannot follow is left out. */
function advised(type: string, message: string) {
  if (type === 'Out of Memory')
    return `The question needs more than the memory it may have here. Ask for fewer rows or columns. (${message.split('\n')[0] ?? ''})`
  if (/extension/.test(message) && /install/i.test(message))
    return `${message.split('\n')[0] ?? ''} Extensions are not loaded here.`
  return message
}

/** The engine's error as a refusal. Parsers count characters from the start, all others bytes. */
export function refusalOf(error: unknown, text: string) {
  const given = unwrapped(error instanceof Error ? error.message : String(error))
  const { exception_type: type = '', exception_message: message = '' } = given
  const words = `${type === '' ? '' : `${type} Error: `}${advised(type, message)}`
  if (given.position === undefined) return new Refusal(words)
  const position = Number(given.position)
  const from =
    type === 'Parser' ? [...text].slice(0, position).join('').length : charactersIn(text, position)
  return new Refusal(words, spanAt(text, from))
}
