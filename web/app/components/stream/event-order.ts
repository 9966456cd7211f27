/** The order of events, as their numbers tell it. */

/** An event's place: which count it belongs to, and where in it. */
export interface Position {
  line: string
  /** Where the count begins anew with each moment, that moment; else 0. */
  moment: number
  /** Rises by one from event to event. */
  number: number
}

/** What the next event is to the last one. */
export type Verdict = { is: 'next'; missed: number } | { is: 'repeated' } | { is: 'elsewhere' }

/** Judges an event by the last one seen: the next, with how many left out between; seen before; or of another count. */
export function judge(last: Position, next: Position): Verdict {
  if (last.line !== next.line) return { is: 'elsewhere' }
  if (next.moment < last.moment) return { is: 'repeated' }
  if (next.moment > last.moment) return { is: 'next', missed: next.number }
  if (next.number <= last.number) return { is: 'repeated' }
  return { is: 'next', missed: next.number - last.number - 1 }
}
