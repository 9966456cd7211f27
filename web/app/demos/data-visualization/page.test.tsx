import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setQuery } from '@/lib/address'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { tables } from '@/lib/tables/table-client'
import DataVisualizationDemo from './page'
import { answer, give, hashOf, plainPage, press, says, word } from './page.test-support'
import { recipeIn } from './recipe'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))

const asked = plainPage()

test('the page is prerendered with the reversal, and asks nobody for it', () => {
  render(<DataVisualizationDemo />)
  expect(answer()).toHaveTextContent(
    'Clean, but the plain chart would mislead. 833 rows, 14 columns, nothing missing. Manual looks lower in average city_l100, 12.12 against 12.46 for Automatic; at each of the 4 values of cylinders with at least five rows of both it is higher. We drew it split.',
  )
  expect(screen.getByRole('list', { name: 'Warnings' })).toHaveTextContent(
    'A chart without that split would say the opposite.',
  )
  expect(asked).not.toHaveBeenCalled()
})

test('a figure of the answer opens to what it rests on', async () => {
  render(<DataVisualizationDemo />)
  await userEvent.click(within(answer() as HTMLElement).getByRole('button', { name: /12\.12/ }))
  expect(await screen.findByText(/800\.20? \/ 66 rows/)).toBeInTheDocument()
})

test('without the split the same table is said to mislead', async () => {
  render(<DataVisualizationDemo />)
  await userEvent.selectOptions(word('Split by'), 'nothing')
  await says('but this chart misleads.')
  await says('Split it by cylinders.')
})

test('bars over makes are refused in the first sentence', async () => {
  setQuery('by=make&split=-&kind=bars', 'replace')
  render(<DataVisualizationDemo />)
  await says(
    'Not as bars: 14 of 39 values of make rest on fewer than ten rows, FIAT on 1. Dots with ranges, or group them.',
  )
})

test('a file is read, asked about and shown, and nothing is sent', async () => {
  render(<DataVisualizationDemo />)
  await give('shops.csv', 'shop;sales\nA;1,5\nB;2,5\nA;3,5\nB;4\nA;5\nB;x\n')
  await says(/6 rows, 2 columns, nothing missing, and 1 cell not of their column’s kind/)
  const bar = screen.getByRole('region', { name: 'Your file' })
  expect(bar).toHaveTextContent(
    'shops.csv · 6 rows · 2 columns · 41 bytes · never left this browser',
  )
  expect(await screen.findByText(/Read as text separated by semicolons; UTF-8/)).toBeInTheDocument()
  await userEvent.selectOptions(word('Figure'), 'highest')
  await says(/By shop, highest sales is highest for A, 5/)
  expect(
    screen.getByText(/1 cell of sales is not of its kind and left out: “x” in line 7/),
  ).toBeInTheDocument()
  await userEvent.selectOptions(word('sales holds'), 'words')
  await says(/Number of rows is the same for all, 3/)
  expect(asked).not.toHaveBeenCalled()
  expect(window.location.search).toBe('')
  await press('Back to our table')
  await says('833 rows, 14 columns')
})

test('a file that is no table says why, and the last answer stays', async () => {
  render(<DataVisualizationDemo />)
  await give('report.pdf.csv', '%PDF-1.7')
  expect(await screen.findByRole('alert')).toHaveTextContent('It is a PDF.')
  expect(answer()).toHaveTextContent('833 rows')
})

test('a recipe from a link waits for its file and is applied to it', async () => {
  window.location.hash = hashOf({
    columns: ['shop', 'sales'],
    choice: {},
    asked: { show: 'sum', of: 'sales', by: 'shop', split: '-' },
  })
  render(<DataVisualizationDemo />)
  expect(
    screen.getByText(/A recipe waits for its file, which needs shop and sales/),
  ).toBeInTheDocument()
  await give('shops.csv', 'shop,sales\nA,1\nB,2\nA,3\n')
  await says(/By shop, sum of sales is highest for A, 4/)
  expect(recipeIn(window.location.hash)).not.toBeNull()
})

test('two files are joined by a column', async () => {
  render(<DataVisualizationDemo />)
  await give('sales.csv', 'shop,sales\nA,1\nB,2\nC,3\nA,4\n')
  await says(/4 rows, 2 columns/)
  const join = await screen.findByRole('region', { name: 'Join a second file' })
  const second = new File(['shop,town\nA,Ottawa\nB,Hull\n'], 'towns.csv')
  await userEvent.upload(within(join).getByLabelText('Your second table'), second)
  await userEvent.click(await within(join).findByRole('button', { name: 'Join' }))
  await says(/4 rows, 3 columns/)
  const joined = await screen.findByText(/3 rows found a partner, 1 row did not/)
  // The button that was pressed is gone.
  await waitFor(() => {
    expect(joined).toHaveFocus()
  })
  // A recipe would know nothing of the second file.
  expect(screen.getByText(/A joined table has no recipe/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Save the recipe' })).toBeNull()
})

test('two files are joined by two columns, and rows without a match are dropped', async () => {
  render(<DataVisualizationDemo />)
  await give('sales.csv', 'shop,month,sales\nA,1,1\nA,2,2\nB,1,3\nC,1,4\n')
  await says(/4 rows, 3 columns/)
  const join = await screen.findByRole('region', { name: 'Join a second file' })
  const plans = new File(['shop,month,plan\nA,1,9\nA,2,8\nA,2,7\nB,2,6\n'], 'plans.csv')
  await userEvent.upload(within(join).getByLabelText('Your second table'), plans)
  await userEvent.selectOptions(
    await within(join).findByRole('combobox', { name: 'Key of sales.csv' }),
    'shop',
  )
  await userEvent.selectOptions(word('Key of plans.csv'), 'shop')
  expect(screen.queryByRole('combobox', { name: 'Second key of plans.csv' })).toBeNull()
  await userEvent.selectOptions(word('Second key of sales.csv'), 'month')
  // The column of the same name is taken for its partner.
  expect(word('Second key of plans.csv')).toHaveValue('month')
  await userEvent.selectOptions(word('Rows without a match'), 'drop them')
  await userEvent.click(within(join).getByRole('button', { name: 'Join' }))
  await says(/2 rows, 4 columns, nothing missing/)
  expect(
    await screen.findByText(
      'Joined with plans.csv by shop and month: 2 rows found a partner, 2 rows did not and are dropped. No row is multiplied: 1 key of the second file stands in several rows, of which the first is taken; 2 rows of it are not asked for.',
    ),
  ).toBeInTheDocument()
})

test('both files that were joined are let go, and a second one that another takes the place of', async () => {
  const closed = vi.spyOn(tables, 'ask')
  const tablesClosed = () =>
    closed.mock.calls.flatMap(([question, given]) => (question === 'close' ? [given] : []))
  render(<DataVisualizationDemo />)
  await give('sales.csv', 'shop,sales\nA,1\nB,2\nC,3\nA,4\n')
  await says(/4 rows, 2 columns/)
  const join = await screen.findByRole('region', { name: 'Join a second file' })
  const choose = async (name: string) => {
    const second = new File(['shop,town\nA,Ottawa\nB,Hull\n'], name)
    await userEvent.upload(within(join).getByLabelText('Your second table'), second)
    await within(join).findByRole('combobox', { name: `Key of ${name}` })
  }
  await choose('towns.csv')
  expect(tablesClosed()).toHaveLength(0)
  await choose('places.csv')
  expect(tablesClosed()).toHaveLength(1)
  await userEvent.click(within(join).getByRole('button', { name: 'Join' }))
  await says(/4 rows, 3 columns/)
  expect(tablesClosed()).toHaveLength(3)
  closed.mockRestore()
})

test('the table of a visitor is let go when the page is left', async () => {
  const asking = vi.spyOn(tables, 'ask')
  const closed = () => asking.mock.calls.filter(([question]) => question === 'close')
  const { unmount } = render(<DataVisualizationDemo />)
  await give('sales.csv', 'shop,sales\nA,1\nB,2\nC,3\nA,4\n')
  await says(/4 rows, 2 columns/)
  expect(closed()).toEqual([])
  unmount()
  await waitFor(() => {
    expect(closed()).toHaveLength(1)
  })
  asking.mockRestore()
})

test('a join that ends after another file was opened leaves that file', async () => {
  const real = tables.ask.bind(tables) as typeof tables.ask
  let letJoin: () => void = () => undefined
  const isOpened = new Promise<void>((resolve) => {
    letJoin = resolve
  })
  const holding: typeof tables.ask = async (question, given, options) => {
    const answered = await real(question, given, options)
    if (question === 'join') await isOpened
    return answered
  }
  const asking = vi.spyOn(tables, 'ask').mockImplementation(holding)
  const closed = () => asking.mock.calls.filter(([question]) => question === 'close')
  render(<DataVisualizationDemo />)
  await give('sales.csv', 'shop,sales\nA,1\nB,2\nC,3\nA,4\n')
  await says(/4 rows, 2 columns/)
  const join = await screen.findByRole('region', { name: 'Join a second file' })
  const second = new File(['shop,town\nA,Ottawa\nB,Hull\n'], 'towns.csv')
  await userEvent.upload(within(join).getByLabelText('Your second table'), second)
  await userEvent.click(await within(join).findByRole('button', { name: 'Join' }))
  await give('visits.csv', 'shop,visits,month\nA,7,5\nB,9,5\n')
  await says(/2 rows, 3 columns/)
  // The two that were to be joined.
  expect(closed()).toHaveLength(2)
  letJoin()
  await waitFor(() => {
    expect(closed()).toHaveLength(3)
  })
  expect(answer()).toHaveTextContent(/2 rows, 3 columns/)
  asking.mockRestore()
})

test('commas that can be read two ways are warned of, and said with how the file was read', async () => {
  render(<DataVisualizationDemo />)
  await give('weights.tsv', 'item\tweight\na\t1,234\nb\t2,345\n')
  const warnings = await screen.findByRole('list', { name: 'Warnings' })
  await waitFor(() => {
    expect(warnings).toHaveTextContent('Figures that can be read two ways.')
  })
  expect(
    await screen.findByText(/“1,234” was read as 1234. If it means 1.234, change the decimal mark/),
  ).toBeInTheDocument()
  await userEvent.selectOptions(word('Decimal mark'), 'comma, 1,5')
  await says(/weight is highest for b, 2\.3/)
  expect(screen.queryByText(/Figures that can be read two ways/)).toBeNull()
})

test('the quote mark of a file is said otherwise, and the file read again', async () => {
  render(<DataVisualizationDemo />)
  await give('sizes.csv', "item,size\n'pipe, steel',5\"\n'rod, brass',6\"\n")
  await says(/2 rows/)
  const mark = await screen.findByRole('combobox', { name: 'Quote mark' })
  expect(mark).toHaveDisplayValue('double quotes')
  await userEvent.selectOptions(mark, 'single quotes')
  expect(
    await screen.findByText(/Read as text separated by commas; single quotes; UTF-8/),
  ).toBeInTheDocument()
  await says(/2 rows, 2 columns/)
})

test('rows are sorted and filtered by the worker', async () => {
  render(<DataVisualizationDemo />)
  const rows = await screen.findByRole('region', { name: 'The rows' })
  await within(rows).findByText('Rows 1 to 60 of 833 rows')
  await userEvent.click(within(rows).getByRole('button', { name: 'city_l100' }))
  await waitFor(() => {
    expect(within(rows).getAllByRole('row')[1]).toHaveTextContent('4.4')
  })
  await userEvent.type(within(rows).getByLabelText('Rows that hold'), 'fiat')
  await within(rows).findByText('Rows 1 to 1 of 1 row')
})
