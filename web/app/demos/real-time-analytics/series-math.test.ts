import { describe, expect, test } from 'vitest'
import type { Call } from '@/components/demo/use-answer'
import { detectQuestion } from './ask'
import { defaults } from './report'
import { judged, MOST_DRAWN, seriesOf, thinned, type JudgedValue } from './series-math'

describe('rows', () => {
  test('become a series with its gaps and labels', () => {
    const series = seriesOf(
      [
        { time: 'a', value: 1 },
        { time: null, value: null },
      ],
      'mine.csv',
    )
    expect(series).toEqual({ name: 'mine.csv', values: [1, null], labels: ['a', null] })
  })

  test('without one number are none', () => {
    expect(seriesOf([{ time: 'a', value: null }], 'mine.csv')).toBeNull()
  })
})

test('the default view asks nothing; its settings and values are those of the default report', async () => {
  const { ask, initial } = detectQuestion
  const asked: unknown[] = []
  const call: Call = ({ body }) => {
    asked.push(body)
    return new Promise(() => undefined)
  }
  expect(await ask(call, initial.view, null)).toBe(initial.report)
  expect(asked).toEqual([])
  const { values } = defaults.detect_params
  void ask(call, initial.view, { name: 'mine.csv', values, labels: [] })
  expect(asked).toEqual([defaults.detect_params])
})

test('the example’s two flags are its spike, and lie outside the band', () => {
  const flagged = judged(defaults.detect_params, defaults.detect).filter(
    ({ isFlagged }) => isFlagged,
  )
  expect(flagged.map(({ index }) => index)).toEqual([80, 81])
  for (const { value, high } of flagged) expect(value).toBeGreaterThan(high ?? Infinity)
})

describe('thinning', () => {
  const many = Array.from({ length: 50_000 }, (_, index): JudgedValue => ({
    index,
    value: index === 777 ? 1e6 : Math.sin(index / 100),
    expected: null,
    low: null,
    high: null,
    score: null,
    isFlagged: index === 31_415,
  }))

  test('leaves a short series alone', () => {
    const few = many.slice(0, MOST_DRAWN)
    expect(thinned(few)).toBe(few)
  })

  test('keeps extremes, flags and order', () => {
    const drawn = thinned(many)
    expect(drawn.length).toBeLessThanOrEqual(MOST_DRAWN + 2)
    expect(drawn.map(({ index }) => index)).toEqual(
      [...drawn.map(({ index }) => index)].sort((a, b) => a - b),
    )
    const kept = new Set(drawn.map(({ index }) => index))
    expect([777, 31_415].every((index) => kept.has(index))).toBe(true)
  })

  test('survives a series of nothing but gaps', () => {
    const gaps = many.map((one) => ({ ...one, value: null, isFlagged: false }))
    expect(thinned(gaps).length).toBeLessThanOrEqual(MOST_DRAWN)
  })
})
