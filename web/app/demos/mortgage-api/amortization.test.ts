import { describe, expect, test } from 'vitest'
import { turningPayment } from './amortization'

const loan = {
  loan: 695_925,
  payment: 3694.74,
  ratePct: 4.09,
  compoundingPerYear: 2,
  paymentsPerYear: 12,
}

describe('the turn', () => {
  test('is the first payment with more principal than interest', () => {
    const rate = (1 + 0.0409 / 2) ** (1 / 6) - 1
    let balance = loan.loan
    let number = 0
    let interest = Infinity
    while (interest >= loan.payment / 2) {
      number += 1
      interest = balance * rate
      balance -= loan.payment - interest
    }
    expect(turningPayment(loan)).toBe(number)
  })

  test('is absent when principal leads from the start, and at a rate of zero', () => {
    expect(turningPayment({ ...loan, payment: 12_000 })).toBeNull()
    expect(turningPayment({ ...loan, ratePct: 0 })).toBeNull()
  })
})
