/** What is asked of a table: as a visitor leaves it open, and as it is answered. */
import { aggregates, type Aggregate } from './aggregate'
import type { TimeSpan } from './buckets'
import type { ColumnProfile } from './profile'

export const chartKinds = [
  'bars',
  'dots',
  'dumbbell',
  'line',
  'stacked',
  'multiples',
  'scatter',
  'histogram',
  'heat',
  'treemap',
] as const
export type ChartKind = (typeof chartKinds)[number]

/** How a cell is held against a value. */
export const tests = ['is', 'not', 'least', 'most', 'contains', 'missing'] as const
export type Test = (typeof tests)[number]

export const testWords: Readonly<Record<Test, string>> = {
  is: 'is',
  not: 'is not',
  least: 'is at least',
  most: 'is at most',
  contains: 'contains',
  missing: 'is missing',
}

/** So many groups of those with the largest or smallest figures. */
export const limits = ['5', '10', '20', '40'] as const
export type Limit = (typeof limits)[number]

/** Stands for "by nothing" where an empty text stands for "as you think best". */
export const NONE = '-'

/** Empty where the advice decides. */
export interface Asked {
  show: Aggregate | ''
  of: string
  /** A second measure beside the first. */
  also: string
  by: string
  split: string
  kind: ChartKind | ''
  span: TimeSpan | ''
  axis: 'zero' | 'data' | ''
  /** The column of a condition on rows; all rows count where it is empty. */
  where: string
  test: Test | ''
  value: string
  /** A second condition, which must hold as well. */
  and: string
  and_test: Test | ''
  and_value: string
  /** All groups where it is empty. */
  limit: Limit | ''
  /** Which groups a limit keeps; the largest where it is empty. */
  order: 'smallest' | ''
}

export const nothingAsked: Asked = {
  show: '',
  of: '',
  also: '',
  by: '',
  split: '',
  kind: '',
  span: '',
  axis: '',
  where: '',
  test: '',
  value: '',
  and: '',
  and_test: '',
  and_value: '',
  limit: '',
  order: '',
}

/** Columns as they serve a chart. */
export interface Roles {
  measures: readonly ColumnProfile[]
  /** What rows can be grouped by. */
  groups: readonly ColumnProfile[]
}

/** More groups than this are no groups. */
const MOST_GROUPS = 200
/** More different words than this name rows, and are no groups even when asked for. */
const MOST_WORDS = 5000
/** Figures with so few different values are groups as well. */
const FEW_FIGURES = 12

const isYear = ({ name, digits, spread }: ColumnProfile) =>
  digits === 0 &&
  spread !== null &&
  spread.min >= 1800 &&
  spread.max <= 2200 &&
  (/year|ann[eé]e|jahr/i.test(name) || spread.max - spread.min < 150)

/** Figures that number the rows: their sum and their mean say nothing. */
const isNumbering = ({ name, digits, distinct, missing }: ColumnProfile, rows: number) =>
  digits === 0 &&
  missing === 0 &&
  distinct === rows &&
  rows > 20 &&
  /(?:^|[_\s])(?:id|no|nr|number|index|key|code)$/i.test(name)

export function rolesOf(profile: readonly ColumnProfile[], rows: number): Roles {
  const measures = profile.filter(
    (column) =>
      column.kind === 'number' &&
      column.spread !== null &&
      column.distinct > 1 &&
      !isYear(column) &&
      !isNumbering(column, rows),
  )
  const groups = profile.filter(
    ({ kind, distinct }) =>
      distinct > 1 &&
      (kind === 'date' || kind === 'number' || distinct <= Math.min(MOST_GROUPS, rows)),
  )
  return { measures, groups }
}

/** Names of amounts that add up to something, as whole words: a discount is no count. */
const additive =
  /(?:^|[^a-z])(?:amount|sale|revenue|export|import|total|count|quantity|quantitie|qty|people|population|cost|spend|value|million|dollar|unit|montant|vente)s?(?:[^a-z]|$)/i
/** Names of figures that do not. */
const rate =
  /%|(?:^|[^a-z])(?:per|rate|avg|average|mean|median|pct|percent|percentage|ratio|share|price|temperature|mpg|l100|p[^a-z]?value)s?(?:[^a-z]|$)/i

export const isRate = (name: string) => rate.test(name)
export const isAdditive = (name: string) => additive.test(name) && !isRate(name)

const columnOf = (profile: readonly ColumnProfile[], name: string) =>
  profile.find((column) => column.name === name)

const groupable = (column: ColumnProfile | undefined) =>
  column && (column.kind === 'date' || column.kind === 'number' || column.distinct <= MOST_WORDS)
    ? column
    : undefined

/** What the advice takes where nothing was chosen: the measure, what it is grouped by, and how it is summed up. */
export function choose(profile: readonly ColumnProfile[], rows: number, asked: Asked) {
  const { measures, groups } = rolesOf(profile, rows)
  const given = columnOf(profile, asked.of)
  const measure =
    given?.kind === 'number' ? given : (measures.find(({ name }) => name !== asked.by) ?? null)
  const others = groups.filter(({ name }) => name !== measure?.name)
  const by =
    groupable(columnOf(profile, asked.by)) ??
    others.find(({ kind }) => kind === 'date') ??
    others.find(({ kind, distinct }) => kind !== 'number' && distinct <= 12) ??
    others.find(({ kind, distinct }) => kind !== 'number' && distinct <= 40) ??
    others.find(({ kind, distinct }) => kind === 'number' && distinct <= FEW_FIGURES) ??
    others[0] ??
    profile[0]
  const isCount = measure === null || asked.show === 'count'
  const usual: Aggregate = isCount ? 'count' : isAdditive(measure.name) ? 'sum' : 'mean'
  const show = asked.show !== '' && aggregates.includes(asked.show) && !isCount ? asked.show : usual
  const also = columnOf(profile, asked.also)
  return {
    show,
    of: show === 'count' ? null : (measure?.name ?? null),
    by: by?.name ?? '',
    also: also?.kind === 'number' && also.name !== measure?.name ? also.name : null,
  }
}

/** Columns that rows could be split by: words, yes or no, and figures with few different values. */
export const splitters = (profile: readonly ColumnProfile[], without: readonly (string | null)[]) =>
  profile.filter(
    ({ name, kind, distinct }) =>
      !without.includes(name) && kind !== 'date' && distinct > 1 && distinct <= FEW_FIGURES,
  )
