import { describe, expect, it } from 'vitest'
import { queueWait } from './queue-wait'

describe('queueWait', () => {
  it('is load / (1 - load) for one server', () => {
    for (const load of [0, 0.3, 0.9]) expect(queueWait(1, load)).toBeCloseTo(load / (1 - load), 12)
  })

  it('is load^2 / (1 - load^2) for two', () => {
    for (const load of [0.2, 0.5, 0.95]) {
      expect(queueWait(2, load)).toBeCloseTo(load ** 2 / (1 - load ** 2), 12)
    }
  })

  it('shrinks when the same load is spread over more servers', () => {
    expect(queueWait(32, 0.9)).toBeLessThan(queueWait(8, 0.9))
    expect(queueWait(8, 0.9)).toBeLessThan(queueWait(2, 0.9))
  })
})
