// Rows picked by conditions, and groups by a limit, in the sentence of the page.
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setQuery } from '@/lib/address'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import DataVisualizationDemo from './page'
import { answer, give, hashOf, plainPage, says, word } from './page.test-support'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))

plainPage()

const type = async (name: string, text: string) => {
  const field = await screen.findByRole('combobox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

test('rows are asked for by a condition, which stands in the address of our table', async () => {
  render(<DataVisualizationDemo />)
  await userEvent.selectOptions(word('Rows where'), 'cylinders')
  expect(await screen.findByRole('combobox', { name: 'Condition' })).toHaveDisplayValue('is')
  // Without its value a condition asks for nothing yet.
  expect(answer()).not.toHaveTextContent('Among rows')
  await userEvent.selectOptions(word('Condition'), 'is at least')
  await type('Value', '6')
  await says(
    /833 rows, 14 columns, nothing missing\. Among rows where cylinders is at least 6: \d+ of 833 rows/,
  )
  expect(
    screen.getByRole('figure', { name: /, where cylinders is at least 6$/ }),
  ).toBeInTheDocument()
  expect(window.location.search).toContain('where=cylinders&test=least&value=6')
  await userEvent.selectOptions(word('And where'), 'make')
  await userEvent.selectOptions(word('Second condition'), 'contains')
  await type('Second value', 'FO')
  await says('Among rows where cylinders is at least 6 and make contains “FO”:')
  await userEvent.selectOptions(word('Rows where'), 'all rows')
  await waitFor(() => {
    expect(answer()).not.toHaveTextContent('Among rows')
  })
  expect(screen.queryByRole('combobox', { name: 'Condition' })).toBeNull()
  expect(window.location.search).toBe('')
})

test('a second condition of an address holds only behind a first', async () => {
  setQuery('where=maker&and=make&and_value=Ford&split=-', 'replace')
  render(<DataVisualizationDemo />)
  await says('Split it by cylinders.')
  expect(word('Rows where')).toHaveDisplayValue('all rows')
  expect(answer()).not.toHaveTextContent('Among rows')
})

test('a condition that leaves no row says so, and can be changed', async () => {
  setQuery('set=health&where=country&value=Atlantis', 'replace')
  render(<DataVisualizationDemo />)
  await says(/682 rows.*Of 682 rows there is none where country is “Atlantis”\./)
  expect(screen.getByText('No row to draw')).toBeInTheDocument()
  await type('Value', 'canada')
  await says('Among rows where country is “canada”:')
  expect(screen.queryByText('No row to draw')).toBeNull()
})

test('the columns and the rows below are said to be of the whole table', async () => {
  render(<DataVisualizationDemo />)
  const rows = await screen.findByRole('region', { name: 'The rows' })
  const columns = await screen.findByText(/^Each column: what it holds/)
  const whole = 'Of the whole table, also rows not asked for.'
  expect(rows).not.toHaveTextContent(whole)
  expect(columns).not.toHaveTextContent(whole)
  await userEvent.selectOptions(word('Rows where'), 'make')
  await type('Value', 'ford')
  await says('Among rows where make is “ford”:')
  expect(rows).toHaveTextContent(`A heading sorts. ${whole}`)
  expect(screen.getByText(/^Each column: what it holds/)).toHaveTextContent(whole)
})

test('a recipe whose condition picks none of a new file’s rows leaves its words to change', async () => {
  const asked = { show: 'sum', of: 'sales', by: 'shop', where: 'sales', value: 'many' }
  window.location.hash = hashOf({ columns: ['shop', 'sales'], choice: {}, asked })
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop,sales\nA,1\nB,2\nA,3\n')
  await says(/3 rows, 2 columns, nothing missing\. “many” is no figure to compare sales with\./)
  await type('Value', '2')
  await says('Among rows where sales is 2: 1 of 3 rows.')
})

test('only so many groups are drawn, the largest or the smallest', async () => {
  setQuery('by=make&split=-&show=count', 'replace')
  render(<DataVisualizationDemo />)
  await says(/By make, number of rows is highest/)
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Groups kept' }), '5')
  await says('among the 5 largest of 39 values')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Which groups' }),
    'smallest',
  )
  await says('among the 5 smallest of 39 values')
  expect(window.location.search).toContain('limit=5&order=smallest')
})

test('a limit that is set can be taken away from a chart that none is offered for', async () => {
  setQuery('by=make&split=-&kind=histogram&limit=5', 'replace')
  render(<DataVisualizationDemo />)
  await says('Half of all rows lie between')
  const kept = await screen.findByRole('combobox', { name: 'Groups kept' })
  await userEvent.selectOptions(kept, 'all groups')
  await waitFor(() => {
    expect(window.location.search).not.toContain('limit')
  })
  expect(screen.queryByRole('combobox', { name: 'Groups kept' })).toBeNull()
})

test('a condition on a visitor’s file stays out of the address and of a recipe’s link', async () => {
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop,sales\nZebra,1\nB,2\nZebra,3\n')
  await says(/3 rows, 2 columns/)
  await userEvent.selectOptions(word('Rows where'), 'shop')
  await type('Value', 'zebra')
  await says('Among rows where shop is “zebra”: 2 of 3 rows.')
  expect(window.location.href).not.toMatch(/zebra|shop/i)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Copy a link with the recipe' }))
  const link = decodeURIComponent(await navigator.clipboard.readText())
  expect(link).toContain('"where":"shop"')
  expect(link).not.toMatch(/zebra/i)
})
