/** The figures of a report as charts take them: by level, in the order of the groups. */
import type { Group } from '@/lib/tables/aggregate'
import type { Report } from '@/lib/tables/report'

export const labelOf = ({ by }: Report, group: Group) => by.list[group.by]?.label ?? ''

/** The levels of the split that have rows; one without a name where there is no split. */
export function levelsOf({ split, groups }: Report) {
  if (!split) return [{ level: 0, label: '' }]
  return split.list.flatMap(({ label }, level) =>
    groups.some((group) => group.split === level) ? [{ level, label }] : [],
  )
}

/** The figure of each group of the first column within a level; null where there are no rows. */
export function valuesOf({ groups, whole, resolved }: Report, level: number) {
  const found = new Map(
    groups.filter(({ split }) => split === level).map((group) => [group.by, group]),
  )
  return whole.map(({ by }) => found.get(by)?.[resolved.show] ?? null)
}

export function labelsOf(report: Report) {
  return report.whole.map((group) => labelOf(report, group))
}
