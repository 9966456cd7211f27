import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OwnCsv, OwnData } from './own-data'

function show() {
  const onUse = vi.fn()
  render(
    <OwnData
      what="readings"
      columns={[
        { key: 'day', kind: 'date', optional: true },
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
      'Read as 2 rows, 2 columns separated by tabs; decimal point; days from 1 May 2026 to 31 May 2026; not used: note.',
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
  await vi.waitFor(() => {
    expect(onUse).toHaveBeenCalledWith([{ day: '2026-05-01', value: 1500 }], 'the pasted rows')
  })
})

test('a table for the API is handed on as CSV, and the way back is null', async () => {
  const onUse = vi.fn()
  const own = { name: 'mine.csv', rows: 1, csv: '' }
  const columns = [{ key: 'value', kind: 'number' } as const]
  const template = { name: 'template.csv', text: 'value\n1\n' }
  const table = { what: 'readings', columns, maxRows: 9, template, using: own, onUse }
  render(<OwnCsv {...table} />)
  const user = await paste('value\n2.5\n')
  await vi.waitFor(() => {
    expect(onUse).toHaveBeenCalledWith({
      name: 'the pasted rows',
      rows: 1,
      csv: 'value\r\n2.5\r\n',
    })
  })
  await user.click(screen.getByRole('button', { name: 'Back to the published figures' }))
  expect(onUse).toHaveBeenLastCalledWith(null)
})
