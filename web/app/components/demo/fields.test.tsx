import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './fields'

const options = ['2024', '2025', '2026'].map((value) => ({ value, label: value }))

function Years() {
  const [year, setYear] = useState('2024')
  return <Stepper label="Year" unitName="year" value={year} options={options} onChange={setYear} />
}

test('a step button at the end does nothing and keeps the focus', async () => {
  const user = userEvent.setup()
  render(<Years />)
  const after = screen.getByRole('button', { name: 'Year: year after' })
  after.focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2026')
  expect(after).toHaveAttribute('aria-disabled', 'true')
  expect(after).toHaveFocus()
})
