/** What is said of a table before what it shows: its size, its gaps, and which of its rows were asked for. */
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredTable } from './ask'
import { sourceOf } from './notes'

export const oddCells = ({ own }: AnsweredTable) =>
  own?.how.columns.reduce((sum, { odd }) => sum + odd.count, 0) ?? 0

/** Cells without a value; odd ones have one that was not taken. */
export const cellsMissing = (answered: AnsweredTable) =>
  Math.max(
    0,
    answered.report.profile.reduce((sum, { missing }) => sum + missing, 0) - oddCells(answered),
  )

/** "833 rows, 14 columns, nothing missing." */
export function tableSentence(answered: AnsweredTable): Said[] {
  const { report } = answered
  const missing = cellsMissing(answered)
  const size = `${counted(report.rows, 'row')}, ${counted(report.profile.length, 'column')}, `
  const odd = oddCells(answered)
  const oddText = odd > 0 ? `, and ${counted(odd, 'cell')} not of their column’s kind` : ''
  if (missing === 0) return [`${size}nothing missing${oddText}.`]
  const cells = report.rows * report.profile.length
  return [
    size,
    {
      text: formatNumber(missing),
      note: () => ({
        title: 'Cells without a value',
        ...worked(
          [`${formatNumber(missing)} of ${formatNumber(cells)} cells`],
          formatPercent((100 * missing) / cells, 1),
        ),
        text: 'Empty cells, and those that say so, such as a dash or n/a; among figures and dates NA and null as well.',
        ...sourceOf(answered),
      }),
    },
    ` ${missing === 1 ? 'cell' : 'cells'} missing${oddText}.`,
  ]
}

/** "Among rows where year is 2023: 412 of 833 rows." */
export function amongSentence(answered: AnsweredTable): Said[] {
  const { among, rows } = answered.report
  if (!among) return []
  if (among.nothing !== '') return [` ${among.nothing}`]
  const share = `${formatNumber(among.rows)} of ${counted(rows, 'row')}`
  return [
    ` Among rows where ${among.text}: `,
    {
      text: share,
      note: () => ({
        title: 'Rows asked for',
        ...worked([share], formatPercent((100 * among.rows) / rows, 1)),
        ...sourceOf(answered),
      }),
    },
    '.',
  ]
}
