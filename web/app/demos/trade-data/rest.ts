/** What the parts that are shown leave of a whole: its value, what it was before, and how it grew. */

/** An amount, and what it was in the months compared with; none where nothing is compared. */
export interface Amount {
  value: number
  before?: number | null
}

export interface Rest extends Amount {
  before: number | null
  growth_pct: number | null
}

/** In whole cents: binary fractions leave less. */
const cents = (value: number) => Math.round(100 * value) / 100

/** In per cent; null where there was nothing before. */
export const growthOf = ({ value, before }: Amount) => (before ? 100 * (value / before - 1) : null)

/** What is left as a row or a tile: nobody's, under one name wherever it is shown. */
export const ALL_OTHERS = 'All others'

/** The same where it is drawn: an area or a stream of nothing, or of less than nothing, is none. */
export function drawnRestOf(whole: Amount, parts: readonly Amount[]) {
  const rest = restOf(whole, parts)
  return rest && rest.value > 0 ? rest : null
}

/** Null where the parts are all of it, now and before. */
export function restOf(whole: Amount, parts: readonly Amount[]): Rest | null {
  const left = (of: (amount: Amount) => number) =>
    cents(parts.reduce((rest, part) => rest - of(part), of(whole)))
  const beforeOf = ({ before }: Amount) => before ?? 0
  const value = left((amount) => amount.value)
  const before = whole.before == null ? null : left(beforeOf)
  if (value === 0 && !before) return null
  return { value, before, growth_pct: growthOf({ value, before }) }
}
