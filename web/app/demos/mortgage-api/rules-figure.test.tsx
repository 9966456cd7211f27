import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { homeQuestion } from './ask'
import { RulesFigure } from './rules-figure'

test('the title names the day of the application beside the closing where they differ', () => {
  const { rules } = homeQuestion.initial.report.quote
  const view = { application_date: '2026-10-01', closing_date: '2026-11-15' }
  const { rerender } = render(
    <RulesFigure demo="mortgage-api" credit="" rules={rules} view={view} />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent(
    '5 rules of Oct 1, 2026 for lending and of Nov 15, 2026 for taxes decide these figures',
  )
  const same = { ...view, application_date: '' }
  rerender(<RulesFigure demo="mortgage-api" credit="" rules={rules} view={same} />)
  expect(screen.getByRole('heading')).toHaveTextContent(
    '5 rules in force on Nov 15, 2026 decide these figures',
  )
})

test('a rule that could not be confirmed is marked', () => {
  const { rules } = homeQuestion.initial.report.quote
  const unsure = rules.map((rule, index) => ({ ...rule, confirmed: index > 0 }))
  const view = { application_date: '', closing_date: '2026-11-15' }
  render(<RulesFigure demo="mortgage-api" credit="" rules={unsure} view={view} />)
  expect(screen.getAllByText(/unconfirmed/i)).toHaveLength(1)
})
