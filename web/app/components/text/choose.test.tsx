import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Choose } from './choose'

function Trees() {
  const [selection, select] = useState<{ tree: string } | null>(null)
  return ['ash', 'elm'].map((tree) => (
    <Choose key={tree} here={{ tree }} selection={selection} select={select}>
      {tree}
    </Choose>
  ))
}

test('one of many is chosen, and pressed again put away', async () => {
  render(<Trees />)
  const pressed = () => screen.queryByRole('button', { pressed: true })?.textContent
  for (const [press, chosen] of [
    ['ash', 'ash'],
    ['elm', 'elm'],
    ['elm', undefined],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: press }))
    expect(pressed()).toBe(chosen)
  }
})
