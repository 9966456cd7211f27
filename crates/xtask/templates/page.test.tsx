import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {{pascal}}Page from './page'

it('shows the question and the default answer at once', () => {
  render(<{{pascal}}Page />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent({{question_literal}})
  expect(screen.getByRole('button', { name: '100' })).toBeVisible()
})
