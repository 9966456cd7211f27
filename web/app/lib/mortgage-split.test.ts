import { describe, expect, it } from 'vitest'
import { principalShares, turningYear } from './mortgage-split'

describe('principalShares', () => {
  const shares = principalShares({ rate: 0.05, years: 25 })

  it('repays the whole loan', () => {
    // A monthly payment of 2,908.02 repays 500,000 at 5 % in 25 years.
    const repaid = shares.reduce((sum, share) => sum + share * 12 * 2908.0249251851, 0)
    expect(repaid).toBeCloseTo(500_000, 2)
  })

  it('pays mostly interest until year 12', () => {
    expect(1 - (shares[0] ?? 0)).toBeCloseTo(0.705, 2)
    expect(turningYear(shares)).toBe(12)
  })
})
