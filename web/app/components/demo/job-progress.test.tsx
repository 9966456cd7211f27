import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { keepFocus } from '@/lib/keep-focus'
import { JobProgress } from './job-progress'

beforeAll(() => {
  // Without a layout nothing has a place.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  keepFocus()
})

function Answered() {
  const [isUnderWay, setUnderWay] = useState(true)
  return (
    <>
      <button type="button">Before the answer</button>
      <div>
        <p>
          <button type="button">Five sites</button> cost least.
        </p>
        {isUnderWay && (
          <JobProgress
            what="Planning your places"
            stage={{ done: 1, of: 3 }}
            onStop={() => {
              setUnderWay(false)
            }}
          >
            {({ done, of }) => `${String(done)} of ${String(of)}`}
          </JobProgress>
        )}
      </div>
    </>
  )
}

test('once a job is stopped the keyboard goes on at the answer above it', async () => {
  const user = userEvent.setup()
  render(<Answered />)
  for (let tabs = 0; tabs < 3; tabs++) await user.tab()
  expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Five sites' })).toHaveFocus()
  })
  expect(screen.queryByRole('progressbar')).toBeNull()
})
