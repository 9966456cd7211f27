import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerBar, whyNot } from './answer-bar'
import type { Refusal } from './api-problem'
import type { MainFigure } from './main-figure'

/** The answer is out of sight. */
class Away {
  constructor(private readonly hear: (seen: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.hear([{ isIntersecting: false }])
  }
  disconnect() {
    return undefined
  }
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Away)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const restore = vi.fn()
/** A payment, and the view it belongs to. */
const figure = (value: number, view: object = {}): MainFigure => ({
  name: 'Each payment',
  value,
  view,
  stale: false,
  refused: [],
  typed: {},
  format: (amount: number) => `$${String(amount)}`,
  settings: {},
  restore: () => {
    restore(value, view)
  },
})

function show(...figures: MainFigure[]) {
  const [start = figure(0), ...later] = figures
  const at = (main: MainFigure) => (
    <>
      <p className="demo-answer" />
      <AnswerBar main={main} start={start} />
    </>
  )
  const { rerender } = render(at(start))
  for (const main of later) rerender(at(main))
  return (main: MainFigure) => {
    rerender(at(main))
  }
}
const bar = () => screen.getByRole('region', { name: 'Main figure' })
const undo = () => userEvent.click(screen.getByRole('button', { name: 'Undo' }))

test('the change is that of the last answered edit, however quick the edits were', () => {
  show(figure(100), figure(110), figure(125))
  expect(bar()).toHaveTextContent('Each payment: $125+$15 since the last edit')
})

test('an edit that leaves the figure alone is not undone with the one after it', async () => {
  const household = { income: 2 }
  show(figure(100), figure(100, household), figure(130))
  expect(bar()).toHaveTextContent('+$30 since the last edit')
  await undo()
  expect(restore).toHaveBeenLastCalledWith(100, household)
})

test('an undone edit is no step while its figure still stands, and one again when made anew', async () => {
  const [first, second] = [figure(100), figure(130)]
  const turnTo = show(first, second)
  await undo()
  turnTo(second)
  expect(bar()).not.toHaveTextContent('since the last edit')
  turnTo(first)
  turnTo(second)
  expect(bar()).toHaveTextContent('+$30 since the last edit')
})

test('after the last step Undo stays, with the focus and nothing to do', async () => {
  const [first, second] = [figure(100), figure(130)]
  const turnTo = show(first, second)
  await undo()
  turnTo(first)
  expect(bar()).not.toHaveTextContent('since the last edit')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  restore.mockClear()
  await undo()
  expect(restore).not.toHaveBeenCalled()
})

test('another figure has no change against the one before, and nothing to undo', () => {
  show(figure(100), figure(110), { ...figure(25), name: 'Each week', verdict: 'you would qualify' })
  expect(bar()).toHaveTextContent(/^Each week: \$25, you would qualify$/)
})

test('a case that cannot be worked out says why, and the field that is wrong is one press away', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  show(figure(100), {
    ...figure(100),
    stale: true,
    settings: { price: { noun: 'The price' } },
    typed: { price: '' },
  })
  expect(bar()).toHaveTextContent('The price is missing.Each payment of the last one: $100')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  expect(scrolled).toHaveBeenCalledOnce()
  // The bar goes once the answer is in sight.
  expect(document.querySelector('.demo-answer')).toHaveFocus()
  render(
    <main>
      <input aria-label="Price" aria-invalid />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus()
})

test.each<[string, Record<string, string>, Refusal[], string]>([
  [
    'a refused field',
    {},
    [
      {
        field: 'down_payment',
        message: 'down_payment must be $10 to $20, got $6',
        code: 'out_of_range',
        values: { minimum: 10, maximum: 20, got: 6 },
      },
    ],
    'The down payment must be at least $10.',
  ],
  ['a text that is no number', { price: 'lots' }, [], 'The price cannot be “lots”.'],
  ['an empty field', { down: '' }, [], 'The down payment is missing.'],
  ['anything else', {}, [], 'This case cannot be worked out.'],
])('of a case that cannot be worked out %s is said', (_, typed, refused, why) => {
  const settings = {
    price: { wire: 'price', noun: 'The price' },
    down: { wire: 'down_payment', noun: 'The down payment' },
  }
  expect(whyNot({ settings, typed, refused })).toBe(why)
})
