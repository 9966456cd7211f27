import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { noteText, NoteScope, NoteSlot, NotesProvider, OpenFigure, type FigureNote } from './note'

const spread: FigureNote = {
  title: '10-year minus 2-year',
  formula: ['s = y(10) − y(2)', '  = 0.60 pp = +60 bp'],
  result: '+60 bp',
  inputs: [{ name: '10-year', id: 'BD.CDN.10YR.DQ.YLD', value: '3.56 %' }],
  source: 'Bank of Canada, Valet',
  date: 'month-end, 2026-05',
}
const months: FigureNote = { ...spread, title: 'Months since the last inversion', result: '21' }

function Page() {
  return (
    <NotesProvider>
      <NoteScope>
        <p>
          None for{' '}
          <OpenFigure name="without one" note={months}>
            21 months
          </OpenFigure>
          ;{' '}
          <OpenFigure name="spread" note={spread}>
            +60 bp
          </OpenFigure>
          .
        </p>
        <NoteSlot />
      </NoteScope>
      <NoteScope>
        <figure aria-label="Curve">
          <OpenFigure name="fit error" note={{ ...spread, title: 'Fit error' }}>
            {6.4} bp
          </OpenFigure>
          <NoteSlot />
        </figure>
      </NoteScope>
    </NotesProvider>
  )
}

test('a figure opens to its formula, inputs, source and date, and takes the focus', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '+60 bp, spread' }))
  const note = screen.getByRole('dialog', { name: '10-year minus 2-year' })
  expect(note).toHaveFocus()
  expect(note).toHaveTextContent('s = y(10) − y(2)')
  expect(note).toHaveTextContent('BD.CDN.10YR.DQ.YLD')
  expect(note).toHaveTextContent('month-end, 2026-05')
  expect(screen.getByRole('button', { name: '+60 bp, spread' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('Escape closes it and returns the focus', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const figure = screen.getByRole('button', { name: '+60 bp, spread' })
  await user.click(figure)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(figure).toHaveFocus()
})

test('one note is open at a time', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '+60 bp, spread' }))
  await user.click(screen.getByRole('button', { name: '21 months, without one' }))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Months since the last inversion')
})

test('a figure under a chart opens its note there', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '6.4 bp, fit error' }))
  const chart = screen.getByRole('figure', { name: 'Curve' })
  expect(within(chart).getByRole('dialog', { name: 'Fit error' })).toHaveFocus()
  await user.click(within(chart).getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: '6.4 bp, fit error' })).toHaveFocus()
})

test('on a narrow screen a figure that stands in no lines opens its note in its scope', async () => {
  vi.stubGlobal('innerWidth', 390)
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: '6.4 bp, fit error' }))
  const chart = screen.getByRole('figure', { name: 'Curve' })
  expect(within(chart).getByRole('dialog', { name: 'Fit error' })).toHaveFocus()
  vi.unstubAllGlobals()
})

test('a note copies as plain text', () => {
  expect(noteText(spread)).toBe(
    [
      '10-year minus 2-year',
      's = y(10) − y(2)',
      '  = 0.60 pp = +60 bp',
      '10-year BD.CDN.10YR.DQ.YLD 3.56 %',
      'Bank of Canada, Valet, month-end, 2026-05',
    ].join('\n'),
  )
})

test('an open note follows its figure', async () => {
  const user = userEvent.setup()
  function Changing() {
    const [value, setValue] = useState(60)
    return (
      <NotesProvider>
        <NoteScope>
          <OpenFigure
            name="spread"
            note={() => ({ ...spread, formula: [`  = ${String(value)} bp`] })}
          >
            {value} bp
          </OpenFigure>
          <NoteSlot />
          <button
            type="button"
            onClick={() => {
              setValue(75)
            }}
          >
            Another month
          </button>
        </NoteScope>
      </NotesProvider>
    )
  }
  render(<Changing />)
  await user.click(screen.getByRole('button', { name: '60 bp, spread' }))
  await user.click(screen.getByRole('button', { name: 'Another month' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('= 75 bp')
})

test('a note is not computed before it is shown', () => {
  const note = vi.fn(() => spread)
  render(
    <NotesProvider>
      <OpenFigure name="spread" note={note}>
        +60 bp
      </OpenFigure>
    </NotesProvider>,
  )
  expect(note).not.toHaveBeenCalled()
})
