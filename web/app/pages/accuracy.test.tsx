import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { workedCases } from '@/content/accuracy'
import { measured } from '@/demos/machine-learning/quality-table'
import AccuracyPage from './accuracy'
import { CaseTable } from './accuracy/case-table'

const all = workedCases.flatMap(({ cases }) => cases)

it('counts the cases and says that they agree', () => {
  render(<AccuracyPage />)
  screen.getByText(`All ${String(all.length)} agree.`)
})

it('shows theirs, ours, result, source and date of a case', () => {
  render(<AccuracyPage />)
  const row = screen.getByRole('row', {
    name: /Payment a month on \$200,000 at 7.5 % over 25 years/,
  })
  expect(within(row).getAllByText('$1,463.11')).toHaveLength(2)
  within(row).getByText('agrees')
  within(row).getByRole('link', { name: /eFunda/ })
  within(row).getByText('Nov 16, 2026')
})

it('prints ours with one digit more than the source where it has one', () => {
  const [first] = all
  if (!first) throw new Error('no case')
  const one = { ...first, unit: '%', decimals: 2, theirs: 4.55, ours: 4.5538 }
  const same = { ...one, what: 'the same to the digit', ours: 4.55 }
  render(<CaseTable name="x" cases={[one, same]} />)
  screen.getByRole('cell', { name: /Ours 4\.554/ })
  screen.getByRole('cell', { name: /Ours 4\.55\s%/ })
})

it('repeats the scores of the extractors as they were measured', () => {
  render(<AccuracyPage />)
  screen.getByText(/^Token F1 of \.964 on 500 web articles .* reaches \.942 /)
})

it('marks a case that differs', () => {
  const [first] = all
  if (!first) throw new Error('no case')
  render(<CaseTable name="x" cases={[{ ...first, ours: first.theirs + 1, passes: false }]} />)
  screen.getByText('differs')
})

it('claims a baseline for no more scores than have one', () => {
  render(<AccuracyPage />)
  const compared = measured.filter(({ baseline }) => baseline !== null)
  expect(compared.length).toBeLessThan(measured.length)
  expect(compared.length).toBeGreaterThan(measured.length / 2)
  screen.getByText(/most scores beside a named baseline/)
})

it('links to the public sets that the text demos are measured on', () => {
  render(<AccuracyPage />)
  for (const name of [/^Web Content Extraction Benchmark/, /^Groningen Meaning Bank/, /^VADER/])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
})
