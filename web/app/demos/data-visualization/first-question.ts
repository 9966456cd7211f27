/** A question in SQL to start from: the one that is asked by columns, in the engine's words. */
import type { Aggregate } from '@/lib/tables/aggregate'
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

/** As the page compares: words whatever their case, days and months as spans of time. */
function conditionText({ column, kind, test, value }: Condition, words: readonly string[]) {
  const name = quoted(column)
  if (test === 'missing') return `${name} IS NULL`
  const equals = test === 'not' ? 'IS DISTINCT FROM' : '='
  if (kind === 'text' || kind === 'boolean') {
    const wanted = value.toLowerCase()
    const pair = kind === 'boolean' ? pairOf(words) : undefined
    if (pair?.includes(wanted)) return `${name} ${equals} ${wanted === pair[0] ? 'TRUE' : 'FALSE'}`
    const folded = `lower(${kind === 'boolean' ? `CAST(${name} AS VARCHAR)` : name})`
    return test === 'contains'
      ? `contains(${folded}, ${quotedText(wanted)})`
      : `${folded} ${equals} ${quotedText(wanted)}`
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
function whereText(profile: readonly ColumnProfile[], asked: Asked) {
  const parts = conditionsOf(profile, asked).flatMap((condition) => {
    const top = profile.find(({ name }) => name === condition.column)?.top ?? []
    const words = top.map(({ word }) => word)
    try {
      return [conditionText(condition, words)]
    } catch {
      return []
    }
  })
  return parts.length === 0 ? '' : `\nWHERE ${parts.join(' AND ')}`
}

export function firstQuestion({ profile, rows }: Pick<Opened, 'profile' | 'rows'>, asked: Asked) {
  const { show, of, by } = choose(profile, rows, asked)
  const isDate = profile.some(({ name, kind }) => name === by && kind === 'date')
  const group = isDate ? `date_trunc('month', ${quoted(by)}) AS "month"` : quoted(by)
  const figure =
    of === null || show === 'count'
      ? 'count(*) AS "rows"'
      : `${aggregates[show]}(${quoted(of)}) AS ${quoted(of)}, count(*) AS "rows"`
  const isLimited = !isDate && asked.limit !== ''
  const direction = isLimited && asked.order === 'smallest' ? 'ASC' : 'DESC'
  return `SELECT ${group}, ${figure}\nFROM data${whereText(profile, asked)}\nGROUP BY 1\nORDER BY 2 ${direction}${isLimited ? `\nLIMIT ${asked.limit}` : ''}`
}
