import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, test, vi } from 'vitest'
import { fakeWorker } from '@/lib/tables/fake-worker.test-support'
import { OwnData, ownTablePart } from './own-data'

vi.mock('@/lib/start-worker', () => ({ startWorker: () => fakeWorker() }))

const scope = {
  recomputed: ['the curve'],
  kept: ['the spreads', 'the table'],
}

function show() {
  const onUse = vi.fn()
  render(
    <OwnData
      what="readings"
      scope={scope}
      columns={[
        { key: 'day', kind: 'text', optional: true },
        { key: 'value', kind: 'number' },
      ]}
      maxRows={100_000}
      template={{ name: 'template.csv', text: 'value\n1\n' }}
      using={null}
      onUse={onUse}
      onStop={() => undefined}
    />,
  )
  return onUse
}

async function paste(text: string) {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Paste text' }))
  await user.click(screen.getByRole('textbox'))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Use these rows' }))
  return user
}

test('how a table was read is said, and can be changed', async () => {
  const onUse = show()
  const user = await paste('day\tvalue\tnote\n2026-05-01\t2.5\tx\n2026-05-31\t3\t\n')
  expect(
    await screen.findByText(
      'Read as 2 rows, 2 columns separated by tabs; decimal point; not used: note.',
    ),
  ).toBeInTheDocument()
  expect(onUse).toHaveBeenLastCalledWith(
    [
      { day: '2026-05-01', value: 2.5 },
      { day: '2026-05-31', value: 3 },
    ],
    'the pasted rows',
  )
  await user.selectOptions(screen.getByLabelText('Columns separated by'), 'semicolons')
  expect(await screen.findByText(/the pasted rows could not be read/)).toBeInTheDocument()
})

test('a comma that could mean two things is asked about before anything is used', async () => {
  const onUse = show()
  const user = await paste('day\tvalue\n2026-05-01\t1,500\n')
  expect(await screen.findByText('What is “1,500” in the column value?')).toBeInTheDocument()
  expect(onUse).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'It is 1500' }))
  await waitFor(() => {
    expect(onUse).toHaveBeenCalledWith([{ day: '2026-05-01', value: 1500 }], 'the pasted rows')
  })
})

test('a table for the API is handed on as CSV, and the way back is null', async () => {
  const onUse = vi.fn()
  const own = { name: 'mine.csv', rows: 1, csv: '', scope }
  const columns = [{ key: 'value', kind: 'number' } as const]
  const template = { name: 'template.csv', text: 'value\n1\n' }
  const OwnReadings = ownTablePart({ what: 'readings', scope, columns, maxRows: 9, template })
  render(<OwnReadings using={own} onUse={onUse} />)
  const user = await paste('value\n2.5\n')
  await waitFor(() => {
    expect(onUse).toHaveBeenCalledWith({
      name: 'the pasted rows',
      rows: 1,
      csv: 'value\r\n2.5\r\n',
      scope,
    })
  })
  await user.click(screen.getByRole('button', { name: 'Back to the published figures' }))
  expect(onUse).toHaveBeenLastCalledWith(null)
})

const give = async (bytes: Uint8Array<ArrayBuffer> | string, name: string) => {
  const user = userEvent.setup()
  await user.upload(screen.getByLabelText(/^Your CSV or Excel file/), new File([bytes], name))
  return user
}

test('what recomputes and what does not is promised in the words of the banner', () => {
  show()
  expect(
    screen.getByText(/Recomputed from it: the curve. Not recomputed: the spreads and the table./),
  ).toBeVisible()
})

test('the limits are said before a file is chosen', () => {
  show()
  expect(screen.getByText(/Up to 100,000 rows, in a file of at most 5 MB./)).toHaveTextContent(
    'Columns: value. If you have them: day',
  )
})

test('a file in Latin-1 with semicolons, decimal commas and a title line is read as it is meant', async () => {
  const onUse = show()
  const text = 'Relevé de la station\nday;value\n2026-05-01;2,5\n'
  const latin = Uint8Array.from(text, (char) => char.charCodeAt(0))
  const user = await give(latin, 'relevé.csv')
  expect(
    await screen.findByText(/Windows-1252 \(Latin-1\); headings in line 2; decimal comma/),
  ).toBeVisible()
  expect(onUse).toHaveBeenLastCalledWith([{ day: '2026-05-01', value: 2.5 }], 'relevé.csv')
  await user.selectOptions(screen.getByLabelText('Headings'), 'line 1: Relevé de la station')
  expect(await screen.findByText(/relevé.csv could not be read/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Encoding'), 'Mac Roman')
  expect(await screen.findByText(/Mac Roman/, { selector: 'p' })).toBeVisible()
})

const days = parquetWriteBuffer({
  columnData: [
    { name: 'value', data: [1.5, 2.345], type: 'DOUBLE' },
    { name: 'day', data: ['2026-05-01', '2026-05-31'], type: 'STRING' },
    { name: 'note', data: ['x', 'y'], type: 'STRING' },
  ],
})
const records = [
  { day: '2026-05-01', value: 1.5, note: 'x' },
  { day: '2026-05-31', value: 2.345, note: 'y' },
]

test.each([
  ['Parquet', 'mine.parquet', new Uint8Array(days)],
  ['JSON', 'mine.json', JSON.stringify(records)],
  ['JSON lines', 'mine.jsonl', records.map((one) => `${JSON.stringify(one)}\n`).join('')],
])('%s is opened and checked against the columns like any other table', async (_, name, given) => {
  const onUse = show()
  await give(given, name)
  expect(
    await screen.findByText('Read as 2 rows, 2 columns; decimal point; not used: note.'),
  ).toBeVisible()
  expect(onUse).toHaveBeenLastCalledWith(
    [
      { day: '2026-05-01', value: 1.5 },
      { day: '2026-05-31', value: 2.345 },
    ],
    name,
  )
})

test('what is wrong in JSON or Parquet is named by its row, and by the heading that is missing', async () => {
  const onUse = show()
  const user = await give('{"value":1}\n{"value":"x"}\n{"val\n{"value":4}\n', 'lines.jsonl')
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('2 of 4 rows could not be read')
  expect(notice).toHaveTextContent('line 2, value “x”: must be a number')
  expect(notice).toHaveTextContent('line 3 this line is no JSON')
  await user.click(screen.getByRole('button', { name: 'Go on without them' }))
  expect(onUse).toHaveBeenLastCalledWith(
    [
      { day: null, value: 1 },
      { day: null, value: 4 },
    ],
    'lines.jsonl',
  )
  await give('[{"day":"2026-05-01"}]', 'other.json')
  expect(await screen.findByText(/this column is missing from the headings/)).toBeVisible()
  await give('[{"value":"1,500"}]', 'texts.json')
  expect(await screen.findByText('What is “1,500” in the column value?')).toBeVisible()
  await give(new Uint8Array(days).slice(0, 40), 'cut.parquet')
  expect(await screen.findByText(/its end is missing or damaged/)).toBeVisible()
})

test('a file of another kind says what to save it as', async () => {
  show()
  await give(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'old.xls')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not read: old.xlsIt is a workbook of the old kind (.xls), or protected by a password. Save it as .xlsx',
  )
})

const props = {
  what: 'readings',
  scope,
  columns: [{ key: 'value', kind: 'number' }],
  maxRows: 9,
  template: { name: 'template.csv', text: 'value\n1\n' },
  onStop: () => undefined,
} as const

test('the way back taken elsewhere takes the reading of the file along', async () => {
  const onUse = vi.fn()
  const { rerender } = render(<OwnData {...props} using={null} onUse={onUse} />)
  await give('value\n2.5\n', 'mine.csv')
  expect(await screen.findByText(/^Read as 1 row/)).toBeVisible()
  rerender(<OwnData {...props} using={{ name: 'mine.csv', rows: 1 }} onUse={onUse} />)
  expect(screen.getByText(/^Read as 1 row/)).toBeVisible()
  rerender(<OwnData {...props} using={null} onUse={onUse} />)
  expect(screen.queryByText(/^Read as/)).toBeNull()
})

test('a file that opens late does not replace a newer one, nor does its failure', async () => {
  const onUse = vi.fn()
  render(<OwnData {...props} using={null} onUse={onUse} />)
  for (const settle of ['resolve', 'reject'] as const) {
    let opens: (bytes: ArrayBuffer) => void = () => undefined
    let fails: (error: Error) => void = () => undefined
    const late = new Promise<ArrayBuffer>((resolve, reject) => {
      ;[opens, fails] = [resolve, reject]
    })
    const slow = new File(['value\n1\n'], 'slow.csv')
    slow.arrayBuffer = () => late
    await userEvent.upload(screen.getByLabelText(/^Your CSV or Excel file/), slow)
    onUse.mockClear()
    await give('value\n2\n', 'new.csv')
    await waitFor(() => {
      expect(onUse).toHaveBeenCalledWith([{ value: 2 }], 'new.csv')
    })
    await act(async () => {
      if (settle === 'resolve') opens(new TextEncoder().encode('value\n1\n').buffer)
      else fails(new Error('gone'))
      await late.catch(() => undefined)
    })
    expect(screen.queryByText(/slow.csv/)).toBeNull()
  }
  expect(onUse).toHaveBeenCalledOnce()
})
