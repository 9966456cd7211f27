/** A question in SQL to start from: the one that is asked by columns, in the engine's words. */
import type { Aggregate } from '@/lib/tables/aggregate'
import { MOST_SINGLE } from '@/lib/tables/buckets'
import { boundsOf, conditionsOf, type Condition } from '@/lib/tables/conditions'
import { pairOf } from '@/lib/tables/guess'
import type { Opened } from '@/lib/tables/messages'
import type { ColumnProfile } from '@/lib/tables/profile'
import { choose, type Asked } from '@/lib/tables/question'

const aggregates: Record<Aggregate, string> = {
  mean: 'avg',
  median: 'median',
  sum: 'sum',
  count: 'count',
  min: 'min',
  max: 'max',
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const quotedText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** As the page compares: words whatever their case and the spaces around them, days and months as spans of time. */
function conditionText({ column, kind, test, value }: Condition, words: readonly string[]) {
  const name = quoted(column)
  if (test === 'missing') return `${name} IS NULL`
  const equals = test === 'not' ? 'IS DISTINCT FROM' : '='
  if (kind === 'text' || kind === 'boolean') {
    const pair = kind === 'boolean' ? pairOf(words) : undefined
    if (pair) {
      const wanted = value.toLowerCase()
      // The engine has true and false alone, and no row has another word.
      if (!pair.includes(wanted)) return test === 'not' ? 'TRUE' : 'FALSE'
      return `${name} ${equals} ${wanted === pair[0] ? 'TRUE' : 'FALSE'}`
    }
    // The engine folds both: what it takes for the small letter is not always what the page does.
    const [folded, wanted] = [`lower(trim(${name}))`, `lower(${quotedText(value)})`]
    return test === 'contains' ? `contains(${folded}, ${wanted})` : `${folded} ${equals} ${wanted}`
  }
  const { low, high } = boundsOf({ column, kind, test, value })
  if (kind === 'number') {
    const sign = test === 'least' ? '>=' : test === 'most' ? '<=' : equals
    return `${name} ${sign} ${String(low)}`
  }
  const from = `${name} >= ${momentText(low)}`
  const before = `${name} < ${momentText(high + 1)}`
  if (test === 'least') return from
  if (test === 'most') return before
  return test === 'is' ? `${from} AND ${before}` : `(${from} AND ${before}) IS NOT TRUE`
}

const momentText = (ms: number) =>
  `TIMESTAMP '${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')}'`

/** Conditions whose values cannot be read are left out: the page says what is wrong with them. */
function whereText(
  profile: readonly ColumnProfile[],
  asked: Asked,
  /** Columns without whose value a row is not taken. */
  needed: readonly string[],
) {
  const parts = conditionsOf(profile, asked).flatMap((condition) => {
    const top = profile.find(({ name }) => name === condition.column)?.top ?? []
    const words = top.map(({ word }) => word)
    try {
      return [conditionText(condition, words)]
    } catch {
      return []
    }
  })
  const all = [...parts, ...needed.map((name) => `${quoted(name)} IS NOT NULL`)]
  return all.length === 0 ? '' : `\nWHERE ${all.join(' AND ')}`
}

export function firstQuestion({ profile, rows }: Pick<Opened, 'profile' | 'rows'>, asked: Asked) {
  const { show, of, by } = choose(profile, rows, asked)
  const column = profile.find(({ name }) => name === by)
  const isDate = column?.kind === 'date'
  const group = isDate ? `date_trunc('month', ${quoted(by)}) AS "month"` : quoted(by)
  const figure =
    of === null || show === 'count'
      ? 'count(*) AS "rows"'
      : `${aggregates[show]}(${quoted(of)}) AS ${quoted(of)}, count(*) AS "rows"`
  // Many figures are stretches on the page and single values here: a limit would keep others.
  const isStretched = column?.kind === 'number' && column.distinct > MOST_SINGLE
  const isLimited = asked.limit !== '' && !isDate && !isStretched
  // Rows that are in no group of the page must not take the place of one.
  const needed = isLimited ? [by, ...(of === null ? [] : [of])] : []
  const direction = isLimited && asked.order === 'smallest' ? 'ASC' : 'DESC'
  return `SELECT ${group}, ${figure}\nFROM data${whereText(profile, asked, needed)}\nGROUP BY 1\nORDER BY 2 ${direction}${isLimited ? `\nLIMIT ${asked.limit}` : ''}`
}
