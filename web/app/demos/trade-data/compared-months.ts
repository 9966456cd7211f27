/** The months an answer is compared with: the same a year before, as many others, or none. */
import { inPeriod, monthsBetween } from './words'

export interface Months {
  from: string
  to: string
}

/** What there is to choose from. Of other months the setting is the one they begin in: their number is not a choice. */
export const comparisons = { year: 'A year before', other: 'Other months', none: 'Nothing' }
export type Comparison = keyof typeof comparisons

export const comparisonOf = (compare: string): Comparison =>
  compare === 'year' || compare === 'none' ? compare : 'other'

const indexOf = (month: string) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)) - 1
const countOf = ({ from, to }: Months) => indexOf(to) - indexOf(from) + 1

// Not of `lib/months`: the build puts that into the bond page’s file, which this page would load with it.
export function monthAfter(month: string, count: number) {
  const index = indexOf(month) + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** As many months as a period has, from another month on. */
export const asManyFrom = (first: string, period: Months): Months => ({
  from: first,
  to: monthAfter(first, countOf(period) - 1),
})

/** The months in which as many others can begin, of those there are. */
export function beginnings(period: Months, known: Months) {
  const last = monthAfter(known.to, 1 - countOf(period))
  return monthsBetween(known.from, last).filter((month) => month !== period.from)
}

/**
 * What is compared with: as chosen, or a year before where as many other months are not there. Of a table that is not
 * read yet nobody knows which are; its newest months have no beginning to count from.
 */
export function comparedWith(compare: string, period: Months, known: Months | null) {
  if (comparisonOf(compare) !== 'other') return compare
  if (period.from === '' || period.to < period.from || compare === period.from) return 'year'
  const { from, to } = asManyFrom(compare, period)
  return known === null || (known.from <= from && to <= known.to) ? compare : 'year'
}

/** Those just before, where they are there. */
export function firstOther(period: Months, known: Months) {
  const starts = beginnings(period, known)
  const before = monthAfter(period.from, -countOf(period))
  return starts.includes(before) ? before : starts[0]
}

/** As the API takes it; a year before is what it does by itself. */
export function compareParam({ compare, ...period }: Months & { compare: string }) {
  const comparison = comparisonOf(compare)
  if (comparison === 'year') return {}
  if (comparison === 'none') return { compare }
  const { from, to } = asManyFrom(compare, period)
  return { compare: `${from}..${to}` }
}

interface Compared extends Months {
  compare_from?: string | null
  compare_to?: string | null
}

/** The months compared with; null where nothing is. */
export const comparedMonths = ({ compare_from, compare_to }: Compared): Months | null =>
  compare_from == null || compare_to == null ? null : { from: compare_from, to: compare_to }

/** Whether the months compared with come after those shown: nothing has grown or fallen since then. */
export const isLater = ({ from, compare_from }: Compared) =>
  compare_from != null && compare_from > from

/** What rows do to the total, up and down: since months that come later nothing was added or taken. */
export const pulls = (period: Compared, took: string): readonly [string, string] =>
  isLater(period) ? ['stood higher by', 'stood lower by'] : ['added', took]

/** What other months bring into the difference, in sentences; empty where that is nothing. */
export function caveats(period: Compared) {
  const other = comparedMonths(period)
  if (!other) return ''
  const isSameSeason = other.from.slice(5) === period.from.slice(5) || countOf(period) % 12 === 0
  const [begin, end] = [
    other.from > period.from ? other.from : period.from,
    other.to < period.to ? other.to : period.to,
  ]
  return [
    ...(isSameSeason
      ? []
      : ['These are different months of the year, and nothing here is adjusted for the seasons.']),
    ...(begin <= end ? [`What was traded ${inPeriod(begin, end)} counts in both.`] : []),
  ].join(' ')
}
