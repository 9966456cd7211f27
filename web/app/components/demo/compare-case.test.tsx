import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { choice, numeric } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { Answer } from './answer'
import { changesOf, Compare } from './compare-case'
import { DemoFrame } from './demo-frame'
import * as parts from './frame-parts'
import { mainFigure } from './main-figure'

// The parts are there before the frame is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all(Object.values(parts).map((part) => part.load()))
})

const settings = {
  price: numeric(500_000, { min: 0, max: 9e6 }, { label: 'Price, dollars' }),
  home: choice(
    [
      { value: 'new', label: 'a new home' },
      { value: 'old', label: 'an old home' },
    ],
    'old',
    { label: 'Home' },
  ),
}

/** A page whose payment is a hundredth of the price; a home for nothing has none. */
function Page() {
  const { view, change, refused, href } = useView(settings)
  const format = (value: number) => `$${String(value)}`
  const answer = { answered: { view, own: null, report: null }, stale: false, refused: [] }
  return (
    <DemoFrame
      demo={{ slug: 'x', title: 'X', group: 'active', question: 'How much?' }}
      href={href}
      {...(view.price > 0 && {
        main: mainFigure(settings, { change, refused }, answer, {
          name: 'Each payment',
          value: view.price / 100,
          format,
        }),
      })}
      answer={<Answer>{format(view.price / 100)}</Answer>}
      source={
        <>
          <button
            type="button"
            onClick={() => {
              change({ price: 400_000 }, 'push')
            }}
          >
            Cheaper
          </button>
          <button
            type="button"
            onClick={() => {
              change({ price: 0 }, 'push')
            }}
          >
            For nothing
          </button>
        </>
      }
      figures={null}
      how={null}
      talk={{ title: 'Talk', text: '' }}
    />
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/demo/x')
})

test('a pinned case stands beside the one shown, with the difference and what was changed', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Pin this case to compare' }))
  expect(screen.getByRole('button', { name: 'Unpin' })).toHaveFocus()
  const panel = await screen.findByRole('region', { name: 'Compare with the pinned case' })
  expect(panel).toHaveTextContent('Change something')
  await user.click(screen.getByRole('button', { name: 'Cheaper' }))
  expect(panel).toHaveTextContent('Pinned$5000Now$4000Difference−$1000')
  expect(within(panel).getByRole('list', { name: 'What differs' })).toHaveTextContent(
    'Price: 400,000, pinned 500,000',
  )
  await user.click(within(panel).getByRole('button', { name: 'Back to the pinned case' }))
  expect(panel).toHaveTextContent('Differencenone')
  expect(window.location.search).toBe('')
  await user.click(within(panel).getByRole('button', { name: 'Unpin' }))
  expect(panel).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Pin this case to compare' })).toHaveFocus()
})

test('a case without the figure keeps what was pinned', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Pin this case to compare' }))
  await user.click(screen.getByRole('button', { name: 'For nothing' }))
  const panel = screen.getByRole('region', { name: 'Compare with the pinned case' })
  expect(panel).toHaveTextContent('Pinned$5000This case has no such figure to compare.')
  await user.click(screen.getByRole('button', { name: 'Cheaper' }))
  expect(panel).toHaveTextContent('Pinned$5000Now$4000Difference−$1000')
})

test('choices are told by their words', () => {
  const view = { home: 'new' }
  expect(changesOf({ settings, view }, { home: 'old', price: 1 })).toEqual([
    { name: 'Home', was: 'an old home', is: 'a new home' },
  ])
})

test('a case that cannot be worked out is not compared, and the pinned one is one press away', async () => {
  const user = userEvent.setup()
  const restore = vi.fn()
  const format = (value: number) => `$${String(value)}`
  const view = { price: 500_000 }
  const main = {
    ...{ name: 'Each payment', value: 5000, view, stale: false, refused: [], typed: {} },
    ...{ format, settings, restore },
  }
  const { rerender } = render(<Compare main={main} />)
  await user.click(screen.getByRole('button', { name: 'Pin this case to compare' }))
  rerender(<Compare main={{ ...main, stale: true }} />)
  const panel = screen.getByRole('region', { name: 'Compare with the pinned case' })
  expect(panel).toHaveTextContent('Pinned$5000This case cannot be worked out.')
  await user.click(within(panel).getByRole('button', { name: 'Back to the pinned case' }))
  expect(restore).toHaveBeenCalledOnce()
  rerender(<Compare main={{ ...main, name: 'Each week', value: 1200 }} />)
  expect(panel).toHaveTextContent('Each paymentPinned$5000Now, Each week$1200')
  expect(panel).not.toHaveTextContent('Difference')
})
