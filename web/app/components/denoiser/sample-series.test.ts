import { describe, expect, it } from 'vitest'
import { bestSetting, clean, findBest, noisy, ratioOf, smoothedAt } from './sample-series'

const ratioAt = (setting: number) => ratioOf(smoothedAt(setting))

describe('the sample series', () => {
  it('is the same on every machine', () => {
    expect(noisy[0]).toBeCloseTo(0.4453, 3)
    expect(clean.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9)
  })

  it('starts at half a decibel', () => {
    expect(ratioOf(noisy)).toBeCloseTo(0.5, 1)
  })

  it('gains most near the setting that cross-validation finds', () => {
    expect(findBest()).toBe(bestSetting)
    expect(ratioAt(bestSetting)).toBeCloseTo(14.3, 1)
    for (const setting of [0, 20, 40, 80, 100]) {
      expect(ratioAt(setting)).toBeLessThan(ratioAt(bestSetting))
    }
  })

  it('falls again when one smooths too much', () => {
    expect(ratioAt(5)).toBeCloseTo(3.1, 1)
    expect(ratioAt(95)).toBeCloseTo(7.4, 1)
  })
})
