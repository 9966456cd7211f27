/** What stands behind the figures of the answer. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber } from '@/lib/format'
import type { Group } from '@/lib/tables/aggregate'
import { creditOf, type AnsweredTable } from './ask'
import { labelOf } from './chart-values'
import { starterSets } from './starter-sets'
import { measureText, shownText } from './words'

export const sourceOf = (answered: AnsweredTable) => ({
  source: creditOf(answered),
  date: answered.own
    ? `${answered.own.sql ? 'worked out' : 'read'} just now`
    : starterSets[answered.view.set].as_of,
})

/** What stands behind the figure of a group. */
function groupNote(answered: AnsweredTable, group: Group): FigureNote {
  const { report } = answered
  const { show, of } = report.resolved
  const write = (value: number) => shownText(report, value)
  const lines: Record<typeof show, string[]> = {
    mean: [`${write(group.sum)} / ${formatNumber(group.count)} rows`],
    sum: [`sum over ${counted(group.count, 'row')}`],
    median: [`middle of ${counted(group.count, 'row')}`],
    count: ['rows of the group'],
    min: [`lowest of ${counted(group.count, 'row')}`],
    max: [`highest of ${counted(group.count, 'row')}`],
  }
  return {
    title: `${labelOf(report, group)}: ${measureText(report.resolved)}`,
    ...worked(lines[show], write(group[show])),
    ...(of !== null && {
      inputs: [
        {
          name: 'Middle half',
          value: `${write(group.lower_quartile)} to ${write(group.upper_quartile)}`,
        },
        { name: 'Lowest and highest', value: `${write(group.min)} to ${write(group.max)}` },
      ],
    }),
    text: 'Rows without a value are in no group.',
    ...sourceOf(answered),
  }
}

/** The figure of a group, which opens. */
export const figure = (answered: AnsweredTable, group: Group): Said => ({
  text: shownText(answered.report, group[answered.report.resolved.show]),
  note: () => groupNote(answered, group),
})
