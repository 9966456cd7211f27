import { expect, test } from 'vitest'
import type { Channel } from './report'
import { opening, session } from './stream.test-support'
import { tellsOf } from './use-stream'

const live = '/stream'
const signal = '/stream?seed=7&speed=600'
const faster = '/stream?seed=7&speed=60&at=2026-11-09T08:00:00Z'
const blizzard = '/stream?event=manitoba-1964-03&speed=600'
const heat = '/stream?event=vancouver-2021-06&speed=600'

test('what was heard of one thing is not shown as another', () => {
  for (const [heard, asked] of [
    [live, signal],
    [signal, live],
    [live, blizzard],
    [blizzard, heat],
  ] as const)
    expect(tellsOf(heard, asked), `${heard} for ${asked}`).toBe(false)
})

test('another place or pace of the same goes on from what was heard', () => {
  expect(tellsOf(signal, faster)).toBe(true)
  expect(tellsOf(blizzard, `${blizzard}&at=1964-03-23T23:00:00Z`)).toBe(true)
})

test('before anything is heard the page stands for the stream and the test signal, for no past event', () => {
  expect([live, signal, blizzard].map((asked) => tellsOf('', asked))).toEqual([true, true, false])
})

test('one’s own test signal goes on from what everybody hears, where that is the same signal', () => {
  const channel = { ...opening().channel, session: { ...session, seed: 7 } } as Channel
  const observed = { ...channel, source: { publisher: 'ECCC' } } as unknown as Channel
  expect(tellsOf(live, signal, channel)).toBe(true)
  expect(tellsOf(live, signal, { ...channel, session: { ...session, seed: 8 } } as Channel)).toBe(
    false,
  )
  expect(tellsOf(live, signal, observed)).toBe(false)
  expect(tellsOf(live, blizzard, channel)).toBe(false)
})
