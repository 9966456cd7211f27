// What the cursor says over the kinds of chart that come later.
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openFile } from '@/lib/tables/open-file'
import { nothingAsked, type Asked } from '@/lib/tables/question'
import { noWork } from '@/lib/tables/reading'
import { reportOf } from '@/lib/tables/report'
import { OtherChart } from './other-chart'

test('the cursor over stacked bars names a level that is left empty and writes no 0', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => {
    const month = `2024-0${String(at + 1)}`
    return `${month},A,55\n${month},A,55${at === 2 ? '' : `\n${month},B,100`}`
  })
  const file = new Blob([['month,product,sales', ...rows].join('\n')])
  const { table } = await openFile(file, {}, noWork)
  const asked: Asked = {
    ...nothingAsked,
    show: 'sum',
    of: 'sales',
    by: 'month',
    split: 'product',
    kind: 'stacked',
  }
  render(<OtherChart report={reportOf(table, asked)} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('status').textContent).toBe('2024-03: 110. B no rows. A 110')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('status').textContent).toBe('2024-04: 210. B 100. A 110')
})
