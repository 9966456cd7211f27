import { fieldsOf } from '@/components/demo/fields-of'
import type { FigureNote } from '@/components/demo/note'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { linesTable } from '@/components/table/lines-table'
import { formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredQualify, FormFigureProps, Qualify, QualifyAnswer } from './ask'
import { cents } from './notes'
import { incomeNote, limitNote, maxLoanNote, maxPriceNote, stressNote } from './qualify-notes'
import { settings } from './settings'

/** The test, step by step. */
export function qualifyLines(answered: AnsweredQualify) {
  const { report: qualify } = answered
  const line = (item: string, amount: number, unit: string, note: () => FigureNote) => ({
    item,
    amount,
    text: unit.startsWith('%') ? formatPercent(amount) : cents(amount),
    unit,
    note,
  })
  const limit = (which: 'gds' | 'tds', costs: string) =>
    line(
      `Payment within ${costs} of ${formatNumber(qualify[`${which}_limit_pct`])} % of income (${which.toUpperCase()})`,
      qualify[`${which}_payment`],
      '$ a month',
      () => limitNote(which, answered),
    )
  const income = qualify.income_required
  return [
    line('Stress-test rate', qualify.qualifying_rate_pct, '% a year', () => stressNote(answered)),
    limit('gds', 'housing costs'),
    limit('tds', 'housing and debts'),
    line('Most you may borrow, premium included', qualify.max_loan, '$', () =>
      maxLoanNote(answered),
    ),
    line('Most expensive home with this down payment', qualify.max_price, '$', () =>
      maxPriceNote(answered),
    ),
    ...(income == null
      ? []
      : [line('Income this home needs', income, '$ a year', () => incomeNote(answered))]),
  ]
}

export function qualifyTitle({ binding, max_loan }: Qualify) {
  const limit = binding === 'gds' ? 'housing costs' : 'housing and debts together'
  const most = max_loan > 0 ? `up to ${cents(max_loan)}` : 'nothing'
  return `You may borrow ${most}: ${limit} set the limit`
}

/** How much may I borrow? The stress test and the two debt service limits. */
export function QualifyFigure({
  state,
  answer: { answered, refused, stale, pending },
  onTouch,
  ...figure
}: FormFigureProps<QualifyAnswer>) {
  const field = fieldsOf(settings, state, refused, onTouch)
  return (
    <FormFigure
      {...figure}
      stale={stale}
      pending={pending}
      name="borrowing limit"
      title={qualifyTitle(answered.report)}
      sub="Gross (GDS) and total (TDS) debt service at the qualifying rate; income before tax. 39 and 44 % are the insurers’ limits: a lender of an uninsured loan sets its own. The income, the rate, the amortization and the down payment are those of the sentence above."
      table={linesTable(
        qualifyLines(answered),
        ['Step', { key: 'value', header: 'Value', align: 'end' }],
        [{ key: 'unit', header: 'Unit', secondary: true }],
      )}
      foot="A lender may be stricter. This is not an approval."
      formLabel="Your household"
      form={
        <NumberRows
          fields={[
            field('property_tax_annual'),
            field('heating_monthly'),
            field('condo_fee_monthly'),
            field('debts_monthly'),
          ]}
        />
      }
    />
  )
}
