import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { BatchRow } from './batch'
import { BatchFigure } from './batch-figure'

const rows: BatchRow<string>[] = [
  { key: 'one', state: { kind: 'done', result: 'words of one' } },
  { key: 'two', state: { kind: 'failed', error: new Error() } },
  { key: 'three', state: { kind: 'fetching' } },
]

function draw(given = rows) {
  const onStop = vi.fn()
  render(
    <BatchFigure
      title="2 of 3 read"
      sub="One after the other."
      words={{ asked: 'Key', figure: 'Length', result: 'text' }}
      rows={given}
      lineOf={({ key, state }) =>
        state.kind === 'done'
          ? { asked: key, figure: state.result.length, opened: <p>{state.result}</p> }
          : { asked: key, figure: '–', ...(state.kind === 'failed' && { problem: 'Not found.' }) }
      }
      onStop={onStop}
      foot="Kept here."
    />,
  )
  return onStop
}

test('a row says how far it is, and why nothing came back', () => {
  draw()
  expect(screen.getByRole('row', { name: /^1 one Done Done 12/ })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /two Failed Not found\./ })).toBeInTheDocument()
  expect(screen.getByRole('progressbar', { name: '2 of 3 read' })).toHaveValue(2)
})

test('what came back opens under its row', async () => {
  draw()
  expect(screen.getAllByRole('button', { name: /^Open/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Open text 1' }))
  expect(screen.getByText('words of one')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Close text 1' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('a batch can be stopped while it runs, not after', async () => {
  const onStop = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})

test('one that is done has nothing to stop', () => {
  draw(rows.slice(0, 2))
  expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
})
