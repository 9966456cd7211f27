import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoPages } from '@/demos/pages'
import OverviewPage from './overview'

const titles = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const segment = (name: RegExp) => screen.getByRole('button', { name })
const count = () => screen.getByRole('status').textContent

beforeEach(() => {
  window.history.replaceState(null, '', '/demo/overview')
})

describe('OverviewPage', () => {
  it('explains the site and lists the three groups', () => {
    render(<OverviewPage />)
    expect(screen.getByRole('heading', { name: 'About This Site' })).toBeTruthy()
    expect(titles('Active Demos')).toEqual([
      'Smart Garden Planning',
      'Real-time Weather Analytics',
      'News Article Analysis with AI',
      'Article Content Extractor',
      'Mortgage finder via an API',
    ])
    expect(titles('In Development')).toEqual([
      'Canadian Bond Yields',
      'Trade Data Analysis',
      'Short Squeeze Finder',
      'Find a Used Car with AI',
      'Data Visualization Sandbox',
      'Investment Research',
    ])
    expect(titles('Coming Soon')).toEqual([
      'Cloud Infrastructure',
      'Supply Chain Optimization',
      'Predictive Maintenance',
      'Customer Segmentation',
      'Energy Management',
    ])
    expect(count()).toBe('16 demos')
  })

  it('links each card to its demo', () => {
    render(<OverviewPage />)
    expect(hrefOf('Smart Garden Planning')).toBe('/demo/data-integration')
    expect(hrefOf('Find a Used Car with AI')).toBe('/demo/automated-workflows')
    expect(hrefOf('Energy Management')).toBe('/demo/energy-management')
  })

  it('says on the card of each demo that computes, whatever its group', () => {
    render(<OverviewPage />)
    const working = screen
      .getAllByRole('listitem')
      .filter((card) => within(card).queryByText('Working now'))
    const hrefs = working.map((card) => within(card).getByRole('link').getAttribute('href'))
    expect(hrefs.toSorted()).toEqual(
      Object.keys(demoPages)
        .map((slug) => `/demo/${slug}`)
        .toSorted(),
    )
    expect(hrefs).toContain('/demo/bond-yields')
    expect(screen.queryAllByText('Being built')).toHaveLength(16 - hrefs.length)
  })

  it('filters by group and keeps it in the address', async () => {
    render(<OverviewPage />)
    await userEvent.click(segment(/coming soon/i))
    expect(screen.queryByRole('region', { name: 'Active Demos' })).toBeNull()
    expect(titles('Coming Soon')).toHaveLength(5)
    expect(segment(/coming soon/i).getAttribute('aria-pressed')).toBe('true')
    expect(count()).toBe('5 demos')
    expect(window.location.search).toBe('?group=coming-soon')
  })

  it('filters by word, counts, and lets the address follow', async () => {
    render(<OverviewPage />)
    await userEvent.type(screen.getByRole('searchbox'), 'mortgage')
    expect(titles('Active Demos')).toEqual(['Mortgage finder via an API'])
    expect(count()).toBe('1 demo')
    await waitFor(() => {
      expect(window.location.search).toBe('?q=mortgage')
    })
  })

  it('opens with the filter of the address', () => {
    window.history.replaceState(null, '', '/demo/overview?q=forecast&group=in-development')
    render(<OverviewPage />)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('forecast')
    expect(titles('In Development')).toContain('Canadian Bond Yields')
    expect(screen.queryByRole('region', { name: 'Coming Soon' })).toBeNull()
  })

  it('keeps what is not ours in the address and ignores a group that does not exist', async () => {
    window.history.replaceState(null, '', '/demo/overview?ref=mail&group=secret&q=%20')
    render(<OverviewPage />)
    expect(count()).toBe('16 demos')
    await userEvent.click(segment(/coming soon/i))
    expect(window.location.search).toBe('?ref=mail&group=coming-soon')
  })

  it('follows the back button', async () => {
    render(<OverviewPage />)
    await userEvent.click(segment(/in development/i))
    act(() => {
      window.history.replaceState(null, '', '/demo/overview')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(count()).toBe('16 demos')
  })

  it('says what to loosen when nothing is left', async () => {
    render(<OverviewPage />)
    await userEvent.click(segment(/coming soon/i))
    await userEvent.type(screen.getByRole('searchbox'), 'mortgage')
    expect(screen.getByRole('heading', { name: 'No demo matches' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Look in all groups' }))
    expect(titles('Active Demos')).toEqual(['Mortgage finder via an API'])

    await userEvent.type(screen.getByRole('searchbox'), ' unicorn')
    expect(screen.getByText(/fewer or other words/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all demos' }))
    expect(count()).toBe('16 demos')
    expect(window.location.search).toBe('')
  })

  it('says where every drawing comes from', () => {
    render(<OverviewPage />)
    const sources = screen.getByText('Where the drawings come from').closest('details')
    const told = [...(sources?.querySelectorAll('dd') ?? [])].filter((dd) => dd.textContent !== '')
    expect(told).toHaveLength(16)
  })
})
