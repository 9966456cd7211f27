import { describe, expect, test } from 'vitest'
import { withSample, type Samples } from './latency'
import { quantile, summaryOf } from './latency-summary'

const many = (delays: readonly number[], everyMs = 100): Samples =>
  delays.reduce<Samples>((samples, ms, index) => withSample(samples, index * everyMs, ms), [])

describe('samples', () => {
  test('older than a minute are forgotten', () => {
    const samples = many([1, 2, 3], 40_000)
    expect(samples.map(({ ms }) => ms)).toEqual([2, 3])
  })

  test('never pile up, however many come', () => {
    expect(
      many(
        Array.from({ length: 5000 }, () => 5),
        1,
      ),
    ).toHaveLength(600)
  })
})

test('a quantile lies between its neighbours', () => {
  expect(quantile([10, 20, 30, 40], 0.5)).toBe(25)
  expect(quantile([10], 0.95)).toBe(10)
})

describe('the summary', () => {
  test('is none without a sample', () => {
    expect(summaryOf([], null)).toBeNull()
  })

  test('is corrected by the clocks and never below nothing', () => {
    // The browser’s clock is five seconds behind: raw delays look negative.
    const summary = summaryOf(many([-4990, -4980, -4970, -5010]), { offsetMs: 5000, withinMs: 9 })
    expect(summary).toMatchObject({ count: 4, p50: 15, until: 50 })
    expect(summary?.p95).toBeCloseTo(28.5)
  })

  test('puts every event into one bin', () => {
    const summary = summaryOf(many([1, 5, 9, 1200]), null)
    expect(summary?.bins.reduce((sum, count) => sum + count, 0)).toBe(4)
  })
})
