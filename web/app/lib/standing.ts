/** Where the newest value of a series stands among all of them. */
export interface Standing {
  now: number
  lowest: number
  median: number
  highest: number
  /** How many there are, and how many lie below the newest. */
  count: number
  lower: number
  /** The share of values below the newest, in whole per cents. */
  percentile: number
}

/** Of values from oldest to newest; of none, null. */
export function standingOf(values: readonly number[]): Standing | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [now, lowest, highest] = [values.at(-1), sorted[0], sorted.at(-1)]
  if (now === undefined || lowest === undefined || highest === undefined) return null
  const half = values.length / 2
  const lower = sorted.filter((value) => value < now).length
  return {
    now,
    lowest,
    median: ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2,
    highest,
    count: values.length,
    lower,
    percentile: Math.round((lower / values.length) * 100),
  }
}
