import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OwnFleet } from './ask'
import { OwnMachines } from './own-machines'

async function bring(failed: string, running: string) {
  const used: OwnFleet[] = []
  render(<OwnMachines using={null} onUse={(own) => own && used.push(own)} />)
  const user = userEvent.setup({ delay: null })
  for (const [label, text] of [
    ['Histories that ended in failure', failed],
    ['Machines that run', running],
  ] as const) {
    const file = new File([text], `${label}.csv`, { type: 'text/csv' })
    await user.upload(screen.getByLabelText(`${label}: your file`), file)
    await within(screen.getByRole('group', { name: label })).findByText(/, \d+ rows?,/)
  }
  return { user, used, learn: screen.getByRole('button', { name: 'Learn from these' }) }
}

test('columns are learnt from as they are ticked', async () => {
  const table = 'unit,cycle,op1,temp,site,load\n1,1,0,5,Regina,7\n'
  const { user, used, learn } = await bring(table, table)
  const failed = screen.getByRole('group', { name: 'Histories that ended in failure' })
  expect(within(failed).getByText(/say nothing of wear: op1$/)).toBeVisible()
  const box = (name: string) => within(failed).getByRole('checkbox', { name })
  expect(box('temp')).toBeChecked()
  expect(box('site')).not.toBeChecked()
  await user.click(box('load'))
  await user.click(learn)
  expect(used[0]).toMatchObject({
    train_csv: 'unit,cycle,op1,temp,_,_\n1,1,0,5,Regina,7\n',
    test_csv: table,
  })
})

test('a table of too many rows is refused before it is sent', async () => {
  render(<OwnMachines using={null} onUse={() => undefined} />)
  const file = new File([`unit,cycle,temp\n${'1,1,5\n'.repeat(100_001)}`], 'long.csv')
  const user = userEvent.setup({ delay: null })
  await user.upload(screen.getByLabelText('Machines that run: your file'), file)
  expect(await screen.findByText(/^long\.csv has 100,001 rows; 100,000 are the most/)).toBeVisible()
  expect(screen.getAllByText('No file yet')).toHaveLength(2)
})

test('two tables too large together are not sent, and that is said', async () => {
  const large = `unit,cycle,temp\n1,1,${'1'.repeat(11 << 20)}\n`
  const { user, used, learn } = await bring(large, large)
  await user.click(learn)
  expect(screen.getByText(/are larger than 20 MB together/)).toBeVisible()
  expect(used).toEqual([])
})
