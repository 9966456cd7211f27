import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '@/content/site'
import { handOver } from '@/content/why-us'
import WhyUsPage from './why-us'

it('makes the six points of the specification, each with a way to check it', () => {
  render(<WhyUsPage />)
  const points = screen.getAllByRole('article')
  expect(
    points.map((point) => within(point).getByRole('heading', { level: 2 }).textContent),
  ).toEqual([
    `${String(site.years_of_experience)}+ years of industry experience`,
    'Certified expert consultant',
    'Tailored solutions for your business',
    'End-to-end project guidance',
    'Proven track record of success',
    'Industry-leading methodologies',
  ])
  for (const point of points) within(point).getByRole('heading', { name: 'Check it yourself' })
})

it('shows the certification mark, which opens the certifying body in a new tab', () => {
  render(<WhyUsPage />)
  const mark = screen.getByRole('link', { name: new RegExp(site.certification.short_name) })
  expect(mark.getAttribute('href')).toBe(site.certification.url)
  expect(mark.getAttribute('target')).toBe('_blank')
  expect(mark.getAttribute('rel')).toContain('noopener')
  expect(mark.textContent).toContain('opens in a new tab')
})

it('links to the methodologies and to the hand-over list it holds', () => {
  const { container } = render(<WhyUsPage />)
  const methods = screen.getByRole('link', { name: 'Read the methodologies' })
  expect(methods.getAttribute('href')).toBe('/methodologies')
  expect(screen.getByRole('link', { name: 'The hand-over list' }).getAttribute('href')).toBe(
    '#hand-over',
  )
  const list = container.querySelector<HTMLElement>('#hand-over')
  if (!list) throw new Error('no hand-over list')
  expect(within(list).getAllByRole('listitem')).toHaveLength(handOver.items.length)
})
