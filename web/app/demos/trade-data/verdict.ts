/** Whether trade is more concentrated than it was, of indexes that may be known as a span alone. */

/** What the index of concentration lies between; with a rest of many small ones the two differ. */
export interface Span {
  least: number
  most: number
}

/** Below this an index of concentration has not changed: its third decimal is the last shown. */
const FLAT_HHI = 0.0005

export function verdictOf(now: Span, before: Span) {
  // Only spans that are narrow and close leave no room for a change.
  const furthest = Math.max(now.most - before.least, before.most - now.least)
  if (furthest < FLAT_HHI) return 'same'
  if (now.most < before.least) return 'less'
  // Where the two overlap, either may be true.
  return now.least > before.most ? 'more' : 'open'
}
