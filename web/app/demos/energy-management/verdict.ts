/** Whether a battery pays: the first words of an answer. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { years } from './words'

/** "year 9" of 8.2 years. */
export const yearOf = (value: number) => `year ${String(Math.max(1, Math.ceil(value)))}`

/** "it pays for itself in year 9", or that it does not. */
export function verdict(
  yearsToPay: number | null | undefined,
  life: number,
  note: () => FigureNote,
  planned = '',
): Said[] {
  if (yearsToPay == null) return ['No: it earns nothing, and never pays for itself']
  if (yearsToPay <= life)
    return [
      `Yes: ${planned}it pays for itself in `,
      { text: yearOf(yearsToPay), note },
      ` of ${String(life)}`,
    ]
  return [
    `Not enough to pay for itself: ${planned}it needs `,
    { text: years(yearsToPay), note },
    ` and lasts ${String(life)}`,
  ]
}
