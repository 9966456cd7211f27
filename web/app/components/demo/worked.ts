/** Formulas of notes that end in their result. */
import { formatDollars, formatNumber } from '@/lib/format'
import type { FigureNote } from './note'

type Worked = Pick<FigureNote, 'formula' | 'result'>

/** Lines that lead to a result, and the line that says it. */
export function worked(lines: readonly string[], result: string, lead = '= '): Worked {
  return { formula: [...lines, lead + result], result }
}

/** A sum of dollars as an aligned column; the last line is the result. */
export function summed(
  parts: readonly (readonly [string, number])[],
  total: string,
  sum: number,
): Worked {
  const amounts = [...parts.map(([, amount]) => amount), sum].map((amount) =>
    formatNumber(Math.abs(amount), 2),
  )
  const names = Math.max(total.length, ...parts.map(([name]) => name.length))
  const width = Math.max(...amounts.map((text) => text.length)) + 1
  const line = (sign: string, name: string, amount = '') =>
    `${sign} ${name.padEnd(names)} ${`$${amount}`.padStart(width)}`
  return {
    formula: [
      ...parts.map(([name, amount], index) =>
        line(amount < 0 ? '−' : index === 0 ? ' ' : '+', name, amounts[index]),
      ),
      line('=', total, amounts.at(-1)),
    ],
    result: formatDollars(Math.abs(sum), 2),
  }
}
