/**
 * The share of principal in the payments of each year of a level-payment loan
 * whose yearly rate is quoted with semi-annual compounding. It does not depend on the amount.
 */
export function principalShares({ rate, years }: { rate: number; years: number }): number[] {
  const monthly = (1 + rate / 2) ** (1 / 6) - 1
  const months = 12 * years
  // The principal in payment k is the payment discounted by the months that remain.
  const shareOf = (month: number) => (1 + monthly) ** (month - months - 1)
  return Array.from({ length: years }, (_, year) => {
    let share = 0
    for (let month = 1; month <= 12; month++) share += shareOf(12 * year + month) / 12
    return share
  })
}

/** The first year, counted from one, in which principal is the larger part. */
export const turningYear = (shares: readonly number[]) =>
  shares.findIndex((share) => share > 0.5) + 1
