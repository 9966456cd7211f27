import { counted } from './format'

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
