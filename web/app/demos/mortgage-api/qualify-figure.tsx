import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { fieldsOf } from '@/components/demo/fields-of'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import { FigureWithForm, NumberRows, SmallForm } from '@/components/demo/small-form'
import type { AnswerState } from '@/components/demo/use-answer'
import { formatNumber, formatPercent } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredQualify, Qualify } from './ask'
import { cents } from './notes'
import { incomeNote, limitNote, maxLoanNote, maxPriceNote, stressNote } from './qualify-notes'
import { settings, type QualifyView, type View } from './settings'

interface Line {
  item: string
  value: number
  text: string
  unit: string
  note: () => FigureNote
}

/** The test, step by step. */
export function qualifyLines(answered: AnsweredQualify): Line[] {
  const { report: qualify } = answered
  const money = (item: string, value: number, unit: string, note: Line['note']): Line => ({
    item,
    value,
    text: cents(value),
    unit,
    note,
  })
  const limit = (which: 'gds' | 'tds', costs: string) =>
    money(
      `Payment within ${costs} of ${formatNumber(qualify[`${which}_limit_pct`])} % of income (${which.toUpperCase()})`,
      qualify[`${which}_payment`],
      '$ a month',
      () => limitNote(which, answered),
    )
  return [
    {
      item: 'Stress-test rate',
      value: qualify.qualifying_rate_pct,
      text: formatPercent(qualify.qualifying_rate_pct),
      unit: '% a year',
      note: () => stressNote(answered),
    },
    limit('gds', 'housing costs'),
    limit('tds', 'housing and debts'),
    money('Most you may borrow, premium included', qualify.max_loan, '$', () =>
      maxLoanNote(answered),
    ),
    money('Dearest home with this down payment', qualify.max_price, '$', () =>
      maxPriceNote(answered),
    ),
    ...(qualify.income_required == null
      ? []
      : [
          money('Income this home needs', qualify.income_required, '$ a year', () =>
            incomeNote(answered),
          ),
        ]),
  ]
}

/** The finding, in a sentence. */
function qualifyTitle(qualify: Qualify) {
  const binding = qualify.binding === 'gds' ? 'housing costs' : 'housing and debts together'
  return `You may borrow up to ${cents(qualify.max_loan)}: ${binding} set the limit`
}

/** How much may I borrow? The stress test and the two debt service limits. */
export function QualifyFigure({
  state,
  answer: { answered, refused, stale },
  onTouch,
  ...figure
}: FigureBasis & {
  state: ViewState<View>
  answer: AnswerState<QualifyView, null, Qualify>
  onTouch: (key: string) => void
}) {
  const field = fieldsOf(settings, state, refused, onTouch)
  return (
    <FigureWithForm
      figure={
        <ChartFigure
          {...figure}
          stale={stale}
          name="borrowing limit"
          title={qualifyTitle(answered.report)}
          sub="Gross (GDS) and total (TDS) debt service by the stress test for insured mortgages; income before tax. The rate, the amortization and the down payment are those of the sentence above."
          table={{
            columns: [
              { key: 'item', header: 'Step' },
              {
                key: 'value',
                header: 'Value',
                align: 'end',
                text: ({ note, text }) => <OpenFigure note={note}>{text}</OpenFigure>,
              },
              { key: 'unit', header: 'Unit', secondary: true },
            ],
            rows: qualifyLines(answered),
            fixedOrder: true,
          }}
          foot="A lender may be stricter. This is not an approval."
        />
      }
      form={
        <SmallForm label="Your household" refused={refused.length > 0}>
          <NumberRows
            fields={[
              field('annual_income'),
              field('property_tax_annual'),
              field('heating_monthly'),
              field('condo_fee_monthly'),
              field('debts_monthly'),
            ]}
          />
        </SmallForm>
      }
    />
  )
}
