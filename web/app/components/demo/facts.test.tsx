import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CountedFigure } from './counted-figure'
import { FactRow } from './fact-row'
import { FigureAndFacts, factOf } from './figure-and-facts'
import { IconChoices } from './icon-choices'
import { NoteScope, NoteSlot, NotesProvider } from './note'

test('a counted figure opens to what was counted, and by whom', async () => {
  render(
    <NotesProvider>
      <NoteScope>
        <dl>
          <FactRow name="Rows">
            <CountedFigure title="Rows" counts="rows read" count={1200} source="us" date="today" />
          </FactRow>
        </dl>
        <NoteSlot />
      </NoteScope>
    </NotesProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^1,200,/ }))
  expect(screen.getByRole('dialog', { name: 'Rows' })).toHaveTextContent('rows read = 1,200')
})

test('a fact without a figure is left out', () => {
  const facts = [...factOf('wind', 12, String), ...factOf('rain', null, String)]
  render(<FigureAndFacts figure="4.9" unit="°C" beside={facts} below={[]} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['wind'])
  expect(screen.getByText('4.9')).toHaveTextContent('4.9 °C')
})

test('icon choices are a named group of buttons', async () => {
  const onPress = vi.fn()
  render(<IconChoices legend="Break it" choices={[{ label: 'Spike', path: 'M0 0', onPress }]} />)
  expect(screen.getByRole('group', { name: 'Break it' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Spike' }))
  expect(onPress).toHaveBeenCalledOnce()
})
