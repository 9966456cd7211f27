import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus'

beforeAll(() => {
  // Without a layout nothing has a place.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never)
  keepFocus()
})

function Rows() {
  const [rows, setRows] = useState(['a', 'b'])
  return (
    <>
      <button type="button">Elsewhere</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button
              type="button"
              onClick={() => {
                setRows(rows.filter((other) => other !== row))
              }}
            >
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

test('the focus goes to what is nearest of what is left', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(screen.getByRole('button', { name: 'Remove a' }))
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Remove b' })).toHaveFocus()
  })
  await user.keyboard('{Enter}')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  })
})

test('a control that was left on purpose takes no focus along when it goes', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<button type="button">Left</button>)
  await user.tab()
  await user.tab()
  expect(document.body).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve))
  rerender(<a href="/x">Other</a>)
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.body).toHaveFocus()
})
