import { plainNumber, type Limits } from '@/lib/plain-number'
import { refusalText } from './refusal-text'
import type { Read } from './use-typed'

/** How a typed number is understood. */
export function readNumber(text: string, limits: Limits, noun?: string): Read<number> {
  const { min, max, whole = false } = limits
  const { plain, other } = plainNumber(text, limits)
  const value = Number(plain)
  const code =
    plain === ''
      ? 'missing'
      : Number.isNaN(value)
        ? 'not_a_number'
        : value < min || value > max
          ? 'out_of_range'
          : whole && !Number.isInteger(value)
            ? 'not_whole'
            : null
  if (code === null)
    return other === undefined
      ? { value }
      : { value, remark: `Read as ${plain}, not as ${String(Number(other))}.` }
  const values = { minimum: min, maximum: max, got: value }
  const reason = refusalText({ message: '', code, values }, noun)
  return { reason, isUnfinished: plain === '' || plain === '-' }
}
