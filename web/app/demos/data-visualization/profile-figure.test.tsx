// The title over the columns, from what each of them holds.
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Opened } from '@/lib/tables/messages'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import type { AnsweredTable } from './ask'
import { ProfileFigure } from './profile-figure'

async function figureOf(csv: string) {
  const { table, how } = await openFile(new Blob([csv]), {}, noWork)
  const report = reportOf(table, nothingAsked)
  const own = { name: 'own.csv', how } as unknown as Opened
  const answered = { view: { set: 'fuel' }, own, report } as unknown as AnsweredTable
  render(<ProfileFigure answered={answered} stale={false} pending={false} />)
  return screen.findByRole('figure')
}
const times = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

test.each([
  [
    'one odd cell is no gap',
    `shop,sales\n${times(40, (at) => `a${String(at % 3)},${at === 9 ? 'about 7' : String(at)}`)}\n`,
    'Nothing is missing, 1 cell is not of the column’s kind; no value lies far out',
  ],
  [
    'one empty cell is a gap',
    `shop,sales\n${times(40, (at) => `a${String(at % 3)},${at === 9 ? '' : String(at)}`)}\n`,
    '1 column has gaps; no value lies far out',
  ],
  [
    'a million among zeros and ones lies far out',
    `b,v\n${times(100, (at) => `${at % 2 ? 'a' : 'b'},${at === 0 ? '1000000' : at < 20 ? '1' : '0'}`)}\n`,
    'Nothing is missing; values lie far out in 1 column',
  ],
  [
    'one other value cannot be told from the rest',
    `b,v\n${times(100, (at) => `${at % 2 ? 'a' : 'b'},${at === 0 ? '1000' : '5'}`)}\n`,
    'Nothing is missing; no value lies far out, as far as can be told',
  ],
])('%s', async (_, csv, title) => {
  expect(await figureOf(csv)).toHaveAccessibleName(title)
})
