import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { Answer } from './answer'
import { CopyLink } from './copy-link'
import { DemoFrame } from './demo-frame'
import * as parts from './frame-parts'

// The parts are there before the frame is: what a test looks at must not depend on when its code came.
beforeAll(async () => {
  await Promise.all(Object.values(parts).map((part) => part.load()))
})

const scope = {
  recomputed: ['the answer', 'the ranking'],
  kept: ['the payment', 'the penalty'],
}

function show(hasOwn: boolean) {
  const onStop = vi.fn()
  const page = (
    <DemoFrame
      demo={{ slug: 'x', title: 'X', group: 'active', question: 'Which?' }}
      href="/demo/x?a=1"
      own={hasOwn ? { name: 'mine.csv', rows: 3, scope } : null}
      setOwn={onStop}
      answer={<Answer>This one.</Answer>}
      source={<CopyLink href="/demo/x?a=1" />}
      figures={null}
      how={null}
      talk={{ title: 'Talk', text: '' }}
    />
  )
  render(page)
  return onStop
}

test('own data in use is named on top, with what rests on it and what does not, and the way back', async () => {
  const user = userEvent.setup()
  const onStop = show(true)
  const banner = screen.getByRole('region', { name: 'Your own data' })
  expect(banner).toHaveTextContent('Your own data is in use: mine.csv, 3 rows')
  expect(banner).toHaveTextContent('Recomputed from it: the answer and the ranking.')
  expect(banner).toHaveTextContent('Not recomputed: the payment and the penalty.')
  expect(banner).toHaveTextContent('It is sent to be worked out, never stored')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(banner.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await user.click(within(banner).getByRole('button', { name: 'See result' }))
  expect(document.activeElement).toHaveTextContent('This one.')
  await user.click(within(banner).getByRole('button', { name: 'Back to our data' }))
  expect(onStop).toHaveBeenCalledExactlyOnceWith(null)
  expect(heading).toHaveFocus()
})

test('a link says that it does not carry own data', () => {
  show(true)
  expect(screen.getByRole('button', { name: 'Copy link without your data' })).toBeVisible()
})

test('without own data there is no banner, and the link is whole', () => {
  show(false)
  expect(screen.queryByRole('region', { name: 'Your own data' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
})
