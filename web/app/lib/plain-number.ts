/** Numbers as people write them into a field. */

export interface Limits {
  min: number
  max: number
  whole?: boolean
  /** Dollars have cents: three digits behind a comma are thousands. */
  isMoney?: boolean
}

const grouped = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const withDecimalComma = /^-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d*),\d*$/

/** Whether a number lies within its limits. */
export const fits = (value: number, { min, max, whole }: Limits) =>
  value >= min && value <= max && (!whole || Number.isInteger(value))

/**
 * A number as people write it, `$1,250.75` or `4,09 %`, as a computer does. The comma of `4,125` may group thousands
 * or mark decimals: the limits tell where one of the two lies outside; else it groups, and `other` is what it is not.
 */
export function plainNumber(text: string, limits: Limits): { plain: string; other?: string } {
  const bare = text.replace(/[$%\s]/g, '').replace('\u2212', '-')
  const ungrouped = bare.replaceAll(',', '')
  if (!withDecimalComma.test(bare)) return { plain: grouped.test(bare) ? ungrouped : bare }
  const decimal = bare.replaceAll('.', '').replace(',', '.')
  if (!grouped.test(bare)) return { plain: decimal }
  if (limits.isMoney || !fits(Number(decimal), limits)) return { plain: ungrouped }
  return fits(Number(ungrouped), limits) ? { plain: ungrouped, other: decimal } : { plain: decimal }
}
