import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoSlugs } from '@/demos/demo-meta'
import { demos } from '@/demos/registry'
import { DemoPendingPage } from './demo-pending'

describe('DemoPendingPage', () => {
  it('asks the question, tells the status and what the demo will do', () => {
    const demo = demos['bond-yields']
    render(<DemoPendingPage slug="bond-yields" />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(demo.question)
    expect(screen.getByText('In development')).toBeTruthy()
    expect(screen.getByText(demo.description)).toBeTruthy()
    const steps = within(screen.getByRole('region', { name: 'What it will do' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(demo.steps.length)
    expect(screen.getByText(/still being built/)).toBeTruthy()
  })

  it.each(demoSlugs)('leads from %s to the catalogue and to a message about it', (slug) => {
    render(<DemoPendingPage slug={slug} />)
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Demos' }).getAttribute('href')).toBe('/demo/overview')
    expect(screen.getByRole('link', { name: 'Talk to us about this' }).getAttribute('href')).toBe(
      `/contact?about=${slug}`,
    )
  })
})
