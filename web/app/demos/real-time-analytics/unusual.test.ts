import { describe, expect, test } from 'vitest'
import { defaults, type DetectorScore } from './report'
import { allowance, mostUnusual } from './unusual'
import { observation } from './stream.test-support'

const score = (over: Partial<DetectorScore> = {}): DetectorScore => ({
  detector: 'robust',
  expected: 0,
  scale: 2,
  score: 0,
  flag: false,
  ...over,
})

describe('the most unusual station', () => {
  test('is the one on which most detectors agree, before the highest score', () => {
    const stations = [
      { latest: observation({ station: 'high', scores: [score({ score: 9, flag: true })] }) },
      {
        latest: observation({
          station: 'agreed',
          scores: [
            score({ score: 4, flag: true }),
            score({ detector: 'ewma', score: -5, flag: true }),
          ],
        }),
      },
      { latest: observation({ station: 'unscored', scores: [] }) },
    ]
    expect(mostUnusual(stations)).toMatchObject({ station: 'agreed', flags: 2, by: { score: -5 } })
  })

  test('is nobody among none', () => {
    expect(mostUnusual([])).toBeUndefined()
  })
})

describe('what a detector lets pass', () => {
  test('follows from the score: at the limit the score is the limit', () => {
    // 0.6745 · (10 − 4) / 2 = 2.0235; the limit of 3.5 lies 3.5 / 2.0235 as far out.
    const [low, high] = allowance(10, score({ expected: 4, score: 2.0235 })) ?? [0, 0]
    expect(high).toBeCloseTo(4 + (6 * 3.5) / 2.0235, 6)
    expect(low).toBeCloseTo(4 - (6 * 3.5) / 2.0235, 6)
  })

  test('near what was expected the reported scale stands in, never below its least', () => {
    expect(allowance(4, score({ expected: 4, scale: 2, score: 0 }))?.[1]).toBeCloseTo(
      4 + (3.5 * 2) / 0.6745,
      6,
    )
    expect(allowance(4, score({ detector: 'ewma', expected: 4, scale: 0.1, score: 0 }))).toEqual([
      4 - 3.5 * 0.5,
      4 + 3.5 * 0.5,
    ])
  })

  test('is unknown while it warms up', () => {
    expect(allowance(4, score({ expected: null }))).toBeNull()
    expect(allowance(4, score({ score: null }))).toBeNull()
  })

  test('holds on every reading of the default report: flagged means outside', () => {
    for (const { latest } of defaults.snapshot.stations)
      for (const one of latest.scores) {
        const value = latest.temperature_c ?? 0
        const band = allowance(value, one)
        expect(band).not.toBeNull()
        if (band) expect(value < band[0] || value > band[1]).toBe(one.flag)
      }
  })
})
