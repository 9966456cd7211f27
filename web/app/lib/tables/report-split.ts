/** Which column the groups of a report are split by. */
import type { Buckets } from './buckets'
import { MOST_SPANS } from './calendar'
import type { DataTable } from './columns'
import type { ColumnProfile } from './profile'
import { NONE, splitters, type Asked, type choose } from './question'
import { findReversal, type Reversal } from './reversal'

type Chosen = ReturnType<typeof choose>

/** Looked for in the split that was asked for, else in all columns that could be one. */
export function reversalFor(
  table: DataTable,
  profile: readonly ColumnProfile[],
  { show, of, by }: Chosen,
  asked: Asked,
  byBuckets: Buckets,
  values: Float64Array | null,
) {
  if (values === null || show !== 'mean') return null
  const isGiven = asked.split !== '' && asked.split !== NONE
  const names = isGiven ? [asked.split] : splitters(profile, [of, by]).map(({ name }) => name)
  return findReversal(table, values, byBuckets, names)
}

export function splitFor(
  profile: readonly ColumnProfile[],
  { by }: Chosen,
  { split }: Asked,
  reversal: Reversal | null,
) {
  if (split === NONE) return null
  const given = profile.find(
    ({ name, kind, distinct }) =>
      name === split &&
      name !== by &&
      distinct > 1 &&
      (kind === 'number' || distinct <= MOST_SPANS),
  )
  return given?.name ?? reversal?.split ?? null
}
