/** When the larger part of a payment stops being interest. */
import { counted } from '@/lib/format'

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

/** "7 years and 3 months", to the month. */
export function inYearsAndMonths(years: number) {
  const months = Math.round(years * 12)
  const whole = Math.floor(months / 12)
  const rest = months % 12
  const parts = [
    ...(whole > 0 ? [counted(whole, 'year')] : []),
    ...(rest > 0 || whole === 0 ? [counted(rest, 'month')] : []),
  ]
  return parts.join(' and ')
}
