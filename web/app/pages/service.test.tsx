import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { services } from '@/content/services'
import { demoPages } from '@/demos/pages'
import { ServicePage } from './service'

describe.each(services)('the page of $title', (service) => {
  it('shows every area with its drawing and four points', () => {
    render(<ServicePage path={service.path} />)
    screen.getByRole('heading', { level: 1, name: service.title })
    for (const card of service.cards) {
      const area = within(screen.getByRole('article', { name: card.heading }))
      area.getByRole('img', { name: /\w/ })
      area.getByText(card.text)
      expect(area.getAllByRole('listitem')).toHaveLength(4)
    }
    expect(screen.getAllByRole('article')).toHaveLength(service.cards.length)
  })

  it('links to its parts', () => {
    render(<ServicePage path={service.path} />)
    const parts = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const { heading, id } of service.cards)
      expect(parts.getByRole('link', { name: heading }).getAttribute('href')).toBe(`#${id}`)
  })
})

it('leads on to a demo, the methodologies, the next service and the contact form', () => {
  render(<ServicePage path="/services/analytics-insights" />)
  const next = within(screen.getByRole('region', { name: 'Start with one decision' }))
  expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/demo/real-time-analytics',
    '/methodologies',
    '/services/data-architecture',
  ])
})

it('says of a demo that is still being built that it is', () => {
  for (const { path, next } of services) {
    const { unmount } = render(<ServicePage path={path} />)
    const link = screen
      .getAllByRole('link')
      .find((other) => other.getAttribute('href') === `/demo/${next.demo}`)
    expect(link?.textContent.includes('Being built')).toBe(!(next.demo in demoPages))
    unmount()
  }
})

it('says where it stands', () => {
  render(<ServicePage path="/services/cloud-integration" />)
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Services' }).getAttribute('href')).toBe('/services')
  expect(crumbs.getByText('Cloud Integration').getAttribute('aria-current')).toBe('page')
})
