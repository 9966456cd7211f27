/** The answer to a question about a table: what to draw, with advice and warnings. */
import { binsOf, type Bin } from '../chart-bins'
import { counted } from '../format'
import { adviceOf, kindFor, type KindAdvice } from './advice'
import { groupRows, type Aggregate, type Group } from './aggregate'
import { bucketsOf, type Bucket, type Buckets, type TimeSpan } from './buckets'
import type { Blank, CalendarPlace } from './calendar'
import { columnNamed, figuresOf, type DataTable } from './columns'
import { drawnPlaces, endsOf, limitedGroups, type Limited } from './drawn-groups'
import { addsUp, FEW_ROWS, pairedGroups, type Facts } from './facts'
import { askedRows, type Among } from './filter'
import { partSpansOf, stretchOf, type PartSpan } from './part-spans'
import { pointsOf, type Points } from './points'
import { profileTable, type ColumnProfile } from './profile'
import { choose, NONE, type Asked, type ChartKind } from './question'
import { reversalFor, splitFor } from './report-split'
import type { Reversal } from './reversal'
import { domainOf, usualAxis, warningsOf, type Warning } from './warnings'

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
  /** Of which groups only some were asked for. */
  limited?: Limited
}

export interface ReportGroups {
  scale: Buckets['scale']
  list: readonly Bucket[]
}

export interface Report {
  /** Of the whole table, whichever of its rows were asked for. */
  rows: number
  profile: readonly ColumnProfile[]
  among?: Among
  resolved: Resolved
  by: ReportGroups
  split: ReportGroups | null
  /** By both columns, those drawn. */
  groups: readonly Group[]
  /** By the first column alone, those drawn. */
  whole: readonly Group[]
  /** The spans of time that are drawn, with those between them that have no rows; null where there are no spans. */
  calendar: readonly CalendarPlace[] | null
  /** Levels with places without rows that come to 0; the figures of other levels may be missing there. */
  zero_levels: readonly number[]
  /** Places whose rows have no figure, where the places are spans of time. */
  blanks: readonly Blank[]
  /** Of the second measure, by the first column. */
  also: readonly Group[] | null
  /** Of the groups that are drawn: the first and the last whole ones, the highest and the lowest. */
  ends: { first: Group; last: Group; most: Group; least: Group } | null
  /** Of the groups that are drawn, spans at the ends that the dates do not fill, where figures add up. */
  part_spans: readonly PartSpan[]
  /** Groups of the first column that are not drawn. */
  left_out: number
  /** Values of the split that are in none of the groups by both columns, and those that are one group of others there. */
  levels_left_out: number
  levels_folded: number
  /** All groups of the first column. */
  group_count: number
  /** Of those, or of the ones a limit leaves, how many have fewer than ten rows, and the smallest. */
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

/** The profile of a table does not change with the question. */
const profiles = new WeakMap<DataTable, readonly ColumnProfile[]>()

export function profileFor(table: DataTable) {
  const known = profiles.get(table) ?? profileTable(table)
  profiles.set(table, known)
  return known
}

export function reportOf(whole: DataTable, asked: Asked, unsure: readonly string[] = []): Report {
  const profile = profileFor(whole)
  const chosen = choose(profile, whole.rows, asked)
  const { part: table, text, nothing } = askedRows(whole, profile, asked)
  // What is drawn, advised and warned of is of the rows asked for.
  const within = profileFor(table)
  const byColumn = columnNamed(table, chosen.by)
  if (!byColumn) throw new Error('a table has columns')
  const byBuckets = bucketsOf(byColumn, asked.span === '' ? undefined : asked.span)
  const values = figuresOf(table, chosen.of)
  const reversal = reversalFor(table, within, chosen, asked, byBuckets, values)
  const splitName = splitFor(within, chosen, asked, reversal)
  const splitColumn = splitName === null ? undefined : columnNamed(table, splitName)
  const splitBuckets = splitColumn ? bucketsOf(splitColumn) : null
  const of = (name: string | null) => within.find((column) => column.name === name) ?? null
  const all = groupRows(values, byBuckets, null)
  const isNone = text !== '' && all.length === 0
  const { kept, limited } = limitedGroups(all, byBuckets, chosen.show, asked)
  const isKept = new Set(kept.map(({ by }) => by))
  const groups = splitBuckets
    ? groupRows(values, byBuckets, splitBuckets).filter(({ by }) => isKept.has(by))
    : kept
  const isShown =
    reversal !== null &&
    (asked.split === NONE || reversal.split === splitName) &&
    [reversal.first, reversal.second].every(({ by }) => isKept.has(by))
  const xs = figuresOf(table, chosen.by)
  // A product that is new in May was sold for the whole year: only where dates are asked for do those left tell.
  const isByAsked = [asked.where, asked.and].includes(chosen.by)
  const dated = isByAsked ? table : whole
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
    whole: kept,
    points: xs && values ? pointsOf(table, xs, values, splitName) : null,
    reversal: isShown ? reversal : null,
    partSpans: addsUp(chosen) ? partSpansOf(dated, chosen, table, byBuckets) : [],
    stretch: addsUp(chosen) && byBuckets.scale === 'round' ? stretchOf(dated, chosen) : null,
    unsure,
  }
  const advice = adviceOf(facts)
  const { kind, refused } = kindFor(advice, asked)
  const axis = asked.axis === '' ? usualAxis(kind) : asked.axis
  const { split, levels_left_out, levels_folded, calendar, zero_levels, blanks, ...drawn } =
    drawnPlaces(facts, values, kind, limited, byColumn)
  const isDrawn = new Set(drawn.whole.map(({ by }) => by))
  const parts = facts.partSpans.filter(({ by }) => isDrawn.has(by))
  const compared = kind === 'dumbbell' ? pairedGroups(groups) : groups
  const shown =
    kind === 'dumbbell'
      ? [...pairedGroups(drawn.groups), ...kept]
      : kind === 'dots'
        ? drawn.whole
        : drawn.groups
  const domain = domainOf(kind, axis, [
    // The axis of dots holds their ranges as well.
    ...shown.flatMap((group) =>
      kind === 'dots'
        ? [group[chosen.show], group.lower_quartile, group.upper_quartile]
        : group[chosen.show],
    ),
    ...(kind === 'line' && zero_levels.length > 0 ? [0] : []),
  ])
  const small = kept.filter(({ count }) => count < FEW_ROWS)
  const least = small.reduce<Group | null>((a, b) => (a && a.count <= b.count ? a : b), null)
  return {
    rows: whole.rows,
    profile,
    ...(text !== '' && {
      among: {
        rows: table.rows,
        text,
        measure: facts.measure,
        nothing: isNone ? nothing || withoutCells(table.rows, text, chosen) : '',
      },
    }),
    resolved: {
      ...chosen,
      split: splitName,
      kind,
      span: byBuckets.span,
      axis,
      ...(limited && { limited }),
    },
    by: { scale: byBuckets.scale, list: byBuckets.list },
    split,
    ...drawn,
    calendar,
    zero_levels,
    blanks,
    ends: endsOf(drawn.whole, chosen.show, parts),
    part_spans: parts,
    also: alsoGroups(table, chosen.also, byBuckets, [...drawn.whole, ...blanks]),
    left_out: all.length - drawn.whole.length,
    levels_left_out,
    levels_folded,
    group_count: all.length,
    small: least && {
      count: small.length,
      label: byBuckets.list[least.by]?.label ?? '',
      rows: least.count,
    },
    domain,
    points: kind === 'scatter' ? facts.points : null,
    bins: kind === 'histogram' && values && !isNone ? binsOf(values, 24) : [],
    reversal: facts.reversal,
    advice,
    warnings: isNone
      ? []
      : warningsOf({ ...facts, groups: compared, partSpans: parts }, { kind, axis, domain }),
    refused,
  }
}

type Chosen = ReturnType<typeof choose>

const withoutCells = (rows: number, text: string, { of, by }: Chosen) =>
  `Of ${counted(rows, 'row')} where ${text}, none has ${of === null ? by : `${of} and ${by}`}. Ask for other columns, or change the condition.`

/** Also where the first measure has no figure. */
function alsoGroups(table: DataTable, name: string | null, by: Buckets, drawn: readonly Blank[]) {
  const values = figuresOf(table, name)
  if (!values) return null
  const isDrawn = new Set(drawn.map((place) => place.by))
  return groupRows(values, by, null).filter((group) => isDrawn.has(group.by))
}
