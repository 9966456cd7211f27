/** How long events take from the server to this page, over the last minute. */

const MINUTE = 60_000
/** Enough for ten events a second; older ones go first. */
const MOST = 600

/** How the browser's clock stands to the server's. */
export interface ClockDifference {
  /** The server's clock minus the browser's, in milliseconds. */
  offsetMs: number
  /** Half of the way there and back: the difference is known no better. */
  withinMs: number
}

interface Sample {
  at: number
  ms: number
}

/** The samples of the last minute, oldest first. */
export type Samples = readonly Sample[]

/** Adds a delay and forgets what is older than a minute. */
export function withSample(samples: Samples, at: number, ms: number): Samples {
  const first = samples.findIndex((sample) => sample.at > at - MINUTE)
  const kept = first < 0 ? [] : samples.slice(Math.max(first, samples.length - MOST + 1))
  return [...kept, { at, ms }]
}
