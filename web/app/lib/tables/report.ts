/** The answer to a question about a table: what to draw, with advice and warnings. */
import { binsOf, type Bin } from '../chart-bins'
import { adviceOf, type KindAdvice } from './advice'
import { groupRows, type Aggregate, type Group } from './aggregate'
import { bucketsOf, type Bucket, type Buckets, type TimeSpan } from './buckets'
import { columnNamed, type DataTable } from './columns'
import { FEW_ROWS, pairedGroups, type Facts } from './facts'
import { drawnLevels } from './levels'
import { pointsOf, type Points } from './points'
import { profileTable, type ColumnProfile } from './profile'
import { choose, NONE, splitters, type Asked, type ChartKind } from './question'
import { findReversal, type Reversal } from './reversal'
import { domainOf, MOST_DRAWN, usualAxis, warningsOf, type Warning } from './warnings'

/** The question as it is answered, with everything that was left open decided. */
export interface Resolved {
  show: Aggregate
  of: string | null
  also: string | null
  by: string
  split: string | null
  kind: ChartKind
  span: TimeSpan | null
  axis: 'zero' | 'data'
}

export interface ReportGroups {
  scale: Buckets['scale']
  list: readonly Bucket[]
}

export interface Report {
  rows: number
  profile: readonly ColumnProfile[]
  resolved: Resolved
  by: ReportGroups
  split: ReportGroups | null
  /** By both columns, those drawn. */
  groups: readonly Group[]
  /** By the first column alone, those drawn. */
  whole: readonly Group[]
  /** Of the second measure, by the first column. */
  also: readonly Group[] | null
  /** The first, the last, the highest and the lowest of the groups that are drawn. */
  ends: { first: Group; last: Group; most: Group; least: Group } | null
  /** Groups of the first column that are not drawn. */
  left_out: number
  /** Values of the split that are in none of the groups by both columns, and those that are one group of others there. */
  levels_left_out: number
  levels_folded: number
  /** All groups of the first column, and those of fewer than ten rows with the smallest. */
  group_count: number
  small: { count: number; label: string; rows: number } | null
  domain: readonly [number, number]
  points: Points | null
  bins: readonly Bin[]
  reversal: Reversal | null
  advice: readonly KindAdvice[]
  warnings: readonly Warning[]
  /** A kind that was asked for and cannot be drawn. */
  refused: { kind: ChartKind; reason: string } | null
}

/** Spans of time are drawn as a line, which bears more. */
const MOST_SPANS = 400

/** The profile of a table does not change with the question. */
const profiles = new WeakMap<DataTable, readonly ColumnProfile[]>()

export function profileFor(table: DataTable) {
  const known = profiles.get(table) ?? profileTable(table)
  profiles.set(table, known)
  return known
}

const figuresOf = (table: DataTable, name: string | null) => {
  const column = name === null ? undefined : columnNamed(table, name)
  return column?.kind === 'number' ? column.values : null
}

export function reportOf(table: DataTable, asked: Asked, unsure: readonly string[] = []): Report {
  const profile = profileFor(table)
  const chosen = choose(profile, table.rows, asked)
  const byColumn = columnNamed(table, chosen.by)
  if (!byColumn) throw new Error('a table has columns')
  const byBuckets = bucketsOf(byColumn, asked.span === '' ? undefined : asked.span)
  const values = figuresOf(table, chosen.of)
  const reversal = reversalFor(table, profile, chosen, asked, byBuckets, values)
  const splitName = splitFor(profile, chosen, asked, reversal)
  const splitColumn = splitName === null ? undefined : columnNamed(table, splitName)
  const splitBuckets = splitColumn ? bucketsOf(splitColumn) : null
  const of = (name: string | null) => profile.find((column) => column.name === name) ?? null
  const whole = groupRows(values, byBuckets, null)
  const groups = splitBuckets ? groupRows(values, byBuckets, splitBuckets) : whole
  const xs = figuresOf(table, chosen.by)
  const facts: Facts = {
    rows: table.rows,
    show: chosen.show,
    measure: of(chosen.of),
    also: of(chosen.also),
    by: of(chosen.by) as ColumnProfile,
    byBuckets,
    split: of(splitName),
    splitBuckets,
    groups,
    whole,
    points: xs && values ? pointsOf(table, xs, values, splitName) : null,
    reversal: reversal && (asked.split === NONE || reversal.split === splitName) ? reversal : null,
    unsure,
  }
  const advice = adviceOf(facts)
  const { kind, refused } = kindFor(advice, asked)
  const axis = asked.axis === '' ? usualAxis(kind) : asked.axis
  const { split, levels_left_out, levels_folded, ...drawn } = drawnGroups(facts, values, kind)
  const compared = kind === 'dumbbell' ? pairedGroups(groups) : groups
  const shown =
    kind === 'dumbbell'
      ? [...pairedGroups(drawn.groups), ...whole]
      : kind === 'dots'
        ? drawn.whole
        : drawn.groups
  const domain = domainOf(
    kind,
    axis,
    // The axis of dots holds their ranges as well.
    shown.flatMap((group) =>
      kind === 'dots'
        ? [group[chosen.show], group.lower_quartile, group.upper_quartile]
        : group[chosen.show],
    ),
  )
  const small = whole.filter(({ count }) => count < FEW_ROWS)
  const least = small.reduce<Group | null>((a, b) => (a && a.count <= b.count ? a : b), null)
  return {
    rows: table.rows,
    profile,
    resolved: {
      ...chosen,
      split: splitName,
      kind,
      span: byBuckets.span,
      axis,
    },
    by: { scale: byBuckets.scale, list: byBuckets.list },
    split,
    ...drawn,
    ends: endsOf(drawn.whole, chosen.show),
    also: alsoGroups(table, chosen.also, byBuckets, drawn.whole),
    left_out: whole.length - drawn.whole.length,
    levels_left_out,
    levels_folded,
    group_count: whole.length,
    small: least && {
      count: small.length,
      label: byBuckets.list[least.by]?.label ?? '',
      rows: least.count,
    },
    domain,
    points: kind === 'scatter' ? facts.points : null,
    bins: kind === 'histogram' && values ? binsOf(values, 24) : [],
    reversal: facts.reversal,
    advice,
    warnings: warningsOf({ ...facts, groups: compared }, { kind, axis, domain }),
    refused,
  }
}

type Chosen = ReturnType<typeof choose>

/** Looked for in the split that was asked for, else in all columns that could be one. */
function reversalFor(
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

function splitFor(
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

function kindFor(advice: readonly KindAdvice[], { kind }: Asked) {
  const wanted = advice.find((one) => one.kind === kind)
  const best = advice[0]?.kind ?? 'bars'
  if (!wanted) return { kind: best, refused: null }
  return wanted.fit === 'impossible'
    ? { kind: best, refused: { kind: wanted.kind, reason: wanted.reason } }
    : { kind: wanted.kind, refused: null }
}

/** The groups that are drawn: in the order of time or figures, else the largest figure first. */
function drawnGroups(facts: Facts, values: Float64Array | null, kind: ChartKind) {
  const { whole, byBuckets, show } = facts
  const isWords = byBuckets.scale === 'words'
  // The largest sums are those looked for; a mean of few rows is not.
  const size = show === 'sum' ? 'sum' : 'count'
  const most = byBuckets.scale === 'time' ? MOST_SPANS : MOST_DRAWN
  const kept = isWords
    ? [...whole].sort((a, b) => b[size] - a[size] || a.by - b.by).slice(0, most)
    : whole.slice(-most)
  const drawn = isWords ? kept.sort((a, b) => b[show] - a[show] || a.by - b.by) : kept
  const places = new Map(drawn.map(({ by }, place) => [by, place]))
  const { split, groups, ...levels } = drawnLevels(facts, values, kind)
  return {
    whole: drawn,
    split,
    ...levels,
    groups: groups
      .filter(({ by }) => places.has(by))
      .sort((a, b) => (places.get(a.by) ?? 0) - (places.get(b.by) ?? 0) || a.split - b.split),
  }
}

function endsOf(whole: readonly Group[], show: Aggregate) {
  const [first, last] = [whole[0], whole.at(-1)]
  if (!first || !last) return null
  const most = whole.reduce((best, group) => (group[show] > best[show] ? group : best))
  const least = whole.reduce((best, group) => (group[show] < best[show] ? group : best))
  return { first, last, most, least }
}

function alsoGroups(table: DataTable, name: string | null, by: Buckets, whole: readonly Group[]) {
  const values = figuresOf(table, name)
  if (!values) return null
  const found = new Map(groupRows(values, by, null).map((group) => [group.by, group]))
  return whole.flatMap((group) => found.get(group.by) ?? [])
}
