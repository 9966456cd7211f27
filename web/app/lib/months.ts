/** Months as the address and the API write them: `2026-05`. */

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/** A month some months later or, with a negative count, earlier. */
export function monthAfter(month: string, count: number) {
  const index = indexOf(month) + count
  return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Whole months from one month to another. */
export function monthsBetween(from: string, to: string) {
  return indexOf(to) - indexOf(from)
}
