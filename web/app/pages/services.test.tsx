import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { engagement } from '@/content/engagement'
import { services } from '@/content/services'
import ServicesPage from './services'

it('leads to each service and to each of its areas', () => {
  render(<ServicesPage />)
  screen.getByRole('heading', { level: 1, name: 'Services' })
  for (const { title, summary, path, cards } of services) {
    const row = within(screen.getByRole('article', { name: title }))
    row.getByText(summary)
    expect(row.getByRole('link', { name: title }).getAttribute('href')).toBe(path)
    for (const { heading, id } of cards)
      expect(row.getByRole('link', { name: heading }).getAttribute('href')).toBe(`${path}#${id}`)
  }
})

it('tells how an engagement runs, step by step', () => {
  render(<ServicesPage />)
  const section = within(screen.getByRole('region', { name: engagement.title }))
  expect(section.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'The question',
    'The first step',
    'The plan',
    'The work',
    'The hand-over',
  ])
  expect(section.getByRole('link', { name: 'The hand-over list' }).getAttribute('href')).toBe(
    '/why-us#hand-over',
  )
})
