import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { site } from '@/content/site'
import { handOver } from '@/content/why-us'
import WhyUsPage from './why-us'
import { Consultant } from './why-us/consultant'

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

it('names the person who does the work where the owner gives a name, and else nobody', () => {
  const named = site.consultant?.name
  render(<WhyUsPage />)
  expect(screen.queryAllByText('Who you will work with')).toHaveLength(named ? 1 : 0)
})

it('shows of the person what the owner gives, and no gap for the rest', () => {
  const { container } = render(<Consultant consultant={{ name: 'Ada Byron' }} />)
  expect(container.textContent).toBe('Who you will work withAda Byron')
})

it('shows role, portrait, certificate and reply time where they are given', () => {
  render(
    <Consultant
      consultant={{
        name: 'Ada Byron',
        role: 'Consultant',
        portrait: '/portrait.jpg',
        certificate_number: '1815',
        certificate_url: 'https://body.example/1815',
        reply_time: 'one business day',
      }}
    />,
  )
  expect(screen.getByRole('img', { name: 'Portrait of Ada Byron' }).getAttribute('src')).toBe(
    '/portrait.jpg',
  )
  screen.getByText('Consultant')
  screen.getByText('Replies within one business day')
  const link = screen.getByRole('link', { name: /certificate 1815/ })
  expect(link.getAttribute('href')).toBe('https://body.example/1815')
})
