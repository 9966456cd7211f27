import { act, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { site } from '@/content/site'
import HomePage from './home'

/** As after a change of page: with every part, when the last one is there. */
async function renderPage() {
  await act(async () => {
    render(
      <Suspense>
        <HomePage />
      </Suspense>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}

const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('HomePage', () => {
  it('opens with the headline, the tagline and the two ways in', async () => {
    await renderPage()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Amplify the Signal, Eliminate the Noise',
    )
    expect(
      screen.getByText(
        'Expert consulting services to transform your data infrastructure and drive business growth',
      ),
    ).toBeTruthy()
    expect(link('Our Services').getAttribute('href')).toBe('/services')
    expect(link('Interact with Demos').getAttribute('href')).toBe('/demo/overview')
  })

  it.each([
    ['Data Architecture', '/services/data-architecture'],
    ['Cloud Integration', '/services/cloud-integration'],
    ['Security Solutions', '/services/security-solutions'],
    ['Analytics & Insights', '/services/analytics-insights'],
  ])('links %s to its page', async (title, path) => {
    await renderPage()
    expect(link(title).getAttribute('href')).toBe(path)
  })

  it.each([
    ['Active Demos', 5],
    ['In Development', 6],
    ['Coming Soon', 5],
  ])('lists %s', async (title, count) => {
    await renderPage()
    const group = screen.getByRole('region', { name: title })
    expect(within(group).getAllByRole('link')).toHaveLength(count)
  })

  it('says of each demo whether it works now, whatever its group', async () => {
    await renderPage()
    const inDevelopment = screen.getByRole('region', { name: 'In Development' })
    const working = within(inDevelopment).getAllByText('Working now')
    expect(working.map((word) => word.closest('a')?.getAttribute('href'))).toEqual([
      '/demo/bond-yields',
      '/demo/trade-data',
      '/demo/short-squeeze',
      '/demo/automated-workflows',
      '/demo/data-visualization',
      '/demo/investment-research',
    ])
    expect(within(inDevelopment).queryByText('Being built')).toBeNull()
    const cards = screen.getAllByRole('article')
    const said = cards.map((card) => within(card).getByText(/^(?:Working now|Being built)$/))
    expect(said.map((word) => word.textContent)).toEqual([
      'Working now',
      'Working now',
      'Working now',
      'Working now',
    ])
  })

  it('gives the six points, word for word', async () => {
    await renderPage()
    const why = screen.getByRole('region', { name: `Why Choose ${site.name}` })
    const points = within(why).getAllByRole('heading', { level: 3 })
    expect(points.map((point) => point.textContent)).toEqual([
      '20+ years of industry experience',
      'Certified expert consultant',
      'Tailored solutions for your business',
      'End-to-end project guidance',
      'Proven track record of success',
      'Industry-leading methodologies',
    ])
    expect(
      within(why).getByRole('link', { name: 'Read the methodologies' }).getAttribute('href'),
    ).toBe('/methodologies')
  })

  it('ends with the contact form', async () => {
    await renderPage()
    const contact = screen.getByRole('region', { name: 'Get in Touch' })
    expect(within(contact).getByRole('button', { name: 'Send Message' })).toBeTruthy()
  })

  it('opens the certifying body in a new tab from the mark', async () => {
    await renderPage()
    const mark = link(/opens in a new tab/)
    expect(mark.getAttribute('href')).toBe(site.certification.url)
    expect(mark.getAttribute('target')).toBe('_blank')
    expect(mark.querySelector('svg')).toBeTruthy()
  })
})
