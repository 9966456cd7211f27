/** What became of a stream's events on their way to this page, counted since it was opened. */
import { judge, type Position } from './event-order'
import { withSample, type Samples } from './latency'

/** What happened to the connection. */
export interface Counts {
  /** Events taken in. */
  taken: number
  /** Events that came twice and were dropped. */
  repeated: number
  /** Events that should have come and did not. */
  missed: number
  /** Events the server left out because this connection was too slow. */
  skipped: number
  /** Times the server could not continue where we were and sent the whole state. */
  resets: number
}

/** The part of a stream's state that speaks of its delivery. */
export interface Delivery {
  counts: Counts
  position: Position | null
  samples: Samples
}

/** Before anything came. */
export const nothingDelivered: Delivery = {
  counts: { taken: 0, repeated: 0, missed: 0, skipped: 0, resets: 0 },
  position: null,
  samples: [],
}

// The functions below write to a draft that its reducer has copied: one copy a batch, not one an event.

/** Counts an event; false for one that was seen before and must not be taken in. */
export function countEvent(
  draft: Delivery,
  position: Position | null,
  { data, receivedAt, isOld }: { data: { emitted_at: string }; receivedAt: number; isOld: boolean },
) {
  if (position && draft.position) {
    const verdict = judge(draft.position, position)
    if (verdict.is === 'repeated') {
      draft.counts.repeated += 1
      return false
    }
    if (verdict.is === 'next') draft.counts.missed += verdict.missed
  }
  draft.position = position ?? draft.position
  draft.counts.taken += 1
  if (!isOld)
    draft.samples = withSample(draft.samples, receivedAt, receivedAt - Date.parse(data.emitted_at))
  return true
}

/** The server says which event was its last, and how many it left out: one we have not seen got lost at the end. */
export function countNewest(draft: Delivery, newest: Position | null, skipped: number) {
  draft.counts.skipped = Math.max(draft.counts.skipped, skipped)
  if (!newest || !draft.position || skipped > 0) return
  const verdict = judge(draft.position, newest)
  if (verdict.is !== 'next') return
  draft.counts.missed += verdict.missed + 1
  draft.position = newest
}
