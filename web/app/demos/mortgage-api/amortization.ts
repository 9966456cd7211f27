/** When the larger part of a payment stops being interest. */

export interface Loan {
  loan: number
  payment: number
  ratePct: number
  compoundingPerYear: number
  paymentsPerYear: number
}

/** The rate of one payment period, as a fraction: (1 + j/k)^(k/m) − 1. */
export function periodRate({ ratePct, compoundingPerYear: k, paymentsPerYear: m }: Loan) {
  return (1 + ratePct / 100 / k) ** (k / m) - 1
}

/**
 * The number of the first payment whose principal is more than half of it; null when that is the first
 * payment already. Principal grows by the period's rate, so a logarithm finds it without a schedule.
 */
export function turningPayment(loan: Loan): number | null {
  const rate = periodRate(loan)
  const first = loan.payment - loan.loan * rate
  if (rate <= 0 || first <= 0 || first > loan.payment / 2) return null
  const periods = Math.log(loan.payment / 2 / first) / Math.log(1 + rate)
  return Math.floor(periods) + 2
}
