import { describe, expect, test } from 'vitest'
import { countEvent, countNewest, nothingDelivered, type Delivery } from './delivery'

const at = (number: number) => ({ line: 'run', moment: 0, number })
const message = { data: { emitted_at: '2026-11-15T08:00:00Z' }, receivedAt: 0, isOld: false }
const received = { ...message, receivedAt: Date.parse(message.data.emitted_at) + 40 }
const draftAt = (number: number): Delivery => ({
  counts: { ...nothingDelivered.counts },
  position: at(number),
  samples: [],
})

describe('an event', () => {
  test('is taken once, with its delay', () => {
    const draft = draftAt(4)
    expect(countEvent(draft, at(5), received)).toBe(true)
    expect(countEvent(draft, at(5), received)).toBe(false)
    expect(draft.counts).toMatchObject({ taken: 1, repeated: 1, missed: 0 })
    expect(draft.samples).toEqual([{ at: received.receivedAt, ms: 40 }])
  })

  test('after a gap counts what is missing', () => {
    const draft = draftAt(4)
    countEvent(draft, at(8), received)
    expect(draft.counts).toMatchObject({ taken: 1, missed: 3 })
  })

  test('written before the connection says nothing of the way', () => {
    const draft = draftAt(4)
    countEvent(draft, at(5), { ...received, isOld: true })
    expect(draft.samples).toEqual([])
  })
})

describe('the server’s own last event', () => {
  test('shows what was lost at the end, once', () => {
    const draft = draftAt(4)
    countNewest(draft, at(6), 0)
    countNewest(draft, at(6), 0)
    expect(draft.counts.missed).toBe(2)
  })

  test('counts nothing as lost that was left out on purpose', () => {
    const draft = draftAt(4)
    countNewest(draft, at(6), 2)
    expect(draft.counts).toMatchObject({ missed: 0, skipped: 2 })
  })
})
