import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { methodologies } from '@/content/methodologies'
import MethodologiesPage from './methodologies'

it('shows each method with its drawing, its answers and its source', () => {
  render(<MethodologiesPage />)
  for (const method of methodologies) {
    const part = within(screen.getByRole('article', { name: method.name }))
    part.getByRole('img', { name: /\w/ })
    part.getByText(method.description)
    part.getByText(method.practice)
    expect(part.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Use it when',
      'You keep',
      'Where it stops',
    ])
    for (const { title } of method.sources) part.getByText(title, { selector: 'cite' })
  }
})

it('leads from the chart to each method, and says in words what the bars say', () => {
  render(<MethodologiesPage />)
  const chart = within(screen.getByRole('region', { name: /where each one leads/i }))
  expect(chart.getAllByRole('link')).toHaveLength(5)
  const crisp = chart.getByRole('link', { name: /CRISP-DM ?: helps in Ask, leads in Predict/ })
  expect(crisp.getAttribute('href')).toBe('#crisp-dm')
})
