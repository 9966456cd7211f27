import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lastChanged } from '@/content/privacy'
import { site } from '@/content/site'
import PrivacyPage from './privacy'

it('answers the same three questions for everything that is kept', () => {
  render(<PrivacyPage />)
  const kept = within(screen.getByRole('region', { name: 'What we keep' })).getAllByRole('article')
  expect(kept).toHaveLength(4)
  for (const item of kept)
    expect(
      within(item)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Why', 'How long', 'Who sees it'])
})

it('takes the retention, the officer and the address from the firm’s facts', () => {
  render(<PrivacyPage />)
  screen.getByText(new RegExp(`${String(site.privacy.retention_months)} months`))
  screen.getByText(new RegExp(site.privacy.officer))
  const mail = screen.getByRole('link', { name: site.privacy.email })
  expect(mail.getAttribute('href')).toBe(`mailto:${site.privacy.email}`)
})

it('says when it last changed, the same in words and in figures', () => {
  render(<PrivacyPage />)
  const when = screen.getByText(lastChanged.words)
  expect(when.getAttribute('datetime')).toBe(lastChanged.date)
  expect(
    new Date(lastChanged.date).toLocaleDateString('en-CA', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  ).toBe(lastChanged.words)
})
