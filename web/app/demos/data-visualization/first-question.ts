/** A question in SQL to start from: the one that is asked by columns, in the engine's words. */
import type { Aggregate } from '@/lib/tables/aggregate'
import type { Opened } from '@/lib/tables/messages'
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

export function firstQuestion({ profile, rows }: Pick<Opened, 'profile' | 'rows'>, asked: Asked) {
  const { show, of, by } = choose(profile, rows, asked)
  const isDate = profile.some(({ name, kind }) => name === by && kind === 'date')
  const group = isDate ? `date_trunc('month', ${quoted(by)}) AS "month"` : quoted(by)
  const figure =
    of === null || show === 'count'
      ? 'count(*) AS "rows"'
      : `${aggregates[show]}(${quoted(of)}) AS ${quoted(of)}, count(*) AS "rows"`
  return `SELECT ${group}, ${figure}\nFROM data\nGROUP BY 1\nORDER BY 2 DESC`
}
