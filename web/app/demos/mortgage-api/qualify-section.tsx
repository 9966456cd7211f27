import { ChartFigure } from '@/components/charts/chart-figure'
import { OpenFigure, type FigureNote } from '@/components/demo/note'
import type { ViewState } from '@/components/demo/use-view'
import { formatNumber, formatPercent } from '@/lib/format'
import { cents } from './notes'
import { limits, type View } from './params'
import { incomeNote, limitNote, maxLoanNote, maxPriceNote, stressNote } from './qualify-notes'
import type { Refused } from './refusals'
import type { Qualify } from './report'
import { FigureWithForm, NumberRows, SmallForm, type NumberRow } from './small-form'

const household: readonly NumberRow[] = [
  {
    key: 'income',
    wire: 'annual_income',
    name: 'Household income',
    unit: '$ a year',
    limits: { ...limits.amount, min: 1 },
  },
  {
    key: 'property_tax',
    wire: 'property_tax_annual',
    name: 'Property tax',
    unit: '$ a year',
    limits: limits.amount,
  },
  {
    key: 'heating',
    wire: 'heating_monthly',
    name: 'Heating',
    unit: '$ a month',
    limits: limits.monthly,
  },
  {
    key: 'condo',
    wire: 'condo_fee_monthly',
    name: 'Condo fee, half counts',
    unit: '$ a month',
    limits: limits.monthly,
  },
  {
    key: 'debts',
    wire: 'debts_monthly',
    name: 'Other debt payments',
    unit: '$ a month',
    limits: limits.monthly,
  },
]

interface Line {
  item: string
  value: number
  text: string
  unit: string
  note: FigureNote
}

/** The test, step by step. */
export function qualifyLines(view: View, qualify: Qualify): Line[] {
  const money = (item: string, value: number, unit: string, note: FigureNote): Line => ({
    item,
    value,
    text: cents(value),
    unit,
    note,
  })
  const monthly = '$ a month'
  const limit = (pct: number) => `${formatNumber(pct)} % of income`
  return [
    {
      item: 'Stress-test rate',
      value: qualify.qualifying_rate_pct,
      text: formatPercent(qualify.qualifying_rate_pct),
      unit: '% a year',
      note: stressNote(qualify, view),
    },
    money(
      `Payment within housing costs of ${limit(qualify.gds_limit_pct)} (GDS)`,
      qualify.gds_payment,
      monthly,
      limitNote('gds', qualify, view),
    ),
    money(
      `Payment within housing and debts of ${limit(qualify.tds_limit_pct)} (TDS)`,
      qualify.tds_payment,
      monthly,
      limitNote('tds', qualify, view),
    ),
    money(
      'Most you may borrow, premium included',
      qualify.max_loan,
      '$',
      maxLoanNote(qualify, view),
    ),
    money(
      'Dearest home with this down payment',
      qualify.max_price,
      '$',
      maxPriceNote(qualify, view),
    ),
    ...(qualify.income_required == null
      ? []
      : [
          money(
            'Income this home needs',
            qualify.income_required,
            '$ a year',
            incomeNote(qualify, view),
          ),
        ]),
  ]
}

/** The finding, in a sentence. */
export function qualifyTitle(qualify: Qualify) {
  const binding = qualify.binding === 'gds' ? 'housing costs' : 'housing and debts together'
  return `You may borrow up to ${cents(qualify.max_loan)}: ${binding} set the limit`
}

/** How much may I borrow? The stress test and the two debt service limits. */
export function QualifySection({
  state,
  qualify,
  refused,
  stale,
  credit,
  onTouch,
}: {
  state: ViewState<View>
  qualify: Qualify
  refused: Refused
  stale: boolean
  credit: string
  onTouch: (key: string) => void
}) {
  const lines = qualifyLines(state.view, qualify)
  return (
    <FigureWithForm
      figure={
        <ChartFigure
          demo="mortgage-api"
          name="borrowing limit"
          title={qualifyTitle(qualify)}
          sub="Gross (GDS) and total (TDS) debt service by the stress test for insured mortgages; income before tax. The rate, the amortization and the down payment are those of the sentence above."
          credit={credit}
          stale={stale}
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
            rows: lines,
            fixedOrder: true,
          }}
          foot="A lender may be stricter. This is not an approval."
        />
      }
      form={
        <SmallForm label="Your household" refused={refused}>
          <NumberRows rows={household} state={state} refused={refused} onTouch={onTouch} />
        </SmallForm>
      }
    />
  )
}
