import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure } from '@/components/charts/chart-figure'
import { OpenFigure } from '@/components/demo/note'
import type { ViewState } from '@/components/demo/use-view'
import { CheckField } from '@/components/demo/value-fields'
import { cents } from './notes'
import { limits, type View } from './params'
import { penaltyNote } from './qualify-notes'
import type { Refused } from './refusals'
import type { Penalty } from './report'
import { FigureWithForm, NumberRows, SmallForm, type NumberRow } from './small-form'

const methods = {
  variable: 'three months’ interest, as the rate floats',
  three_months_interest: 'three months’ interest',
  ird_standard: 'the interest rate differential',
  ird_posted: 'the differential against posted rates',
  interest_act: 'three months’ interest, capped by the Interest Act',
} as const satisfies Record<Penalty['method'], string>

const contract: readonly NumberRow[] = [
  {
    key: 'balance',
    wire: 'balance',
    name: 'Still owed',
    unit: '$',
    limits: { ...limits.amount, min: 1 },
  },
  {
    key: 'contract',
    wire: 'contract_rate_pct',
    name: 'Contract rate',
    unit: '%',
    limits: limits.rate,
  },
  { key: 'months', wire: 'months_remaining', name: 'Months left', limits: limits.months },
  {
    key: 'today',
    wire: 'comparison_rate_pct',
    name: 'Lender’s rate today',
    unit: '%',
    limits: limits.rate,
  },
]

const postedRates: readonly NumberRow[] = [
  { key: 'posted', wire: 'posted_rate_pct', name: 'Posted today', unit: '%', limits: limits.rate },
  { key: 'discount', wire: 'discount_pct', name: 'Your discount', unit: 'pp', limits: limits.rate },
]

/** The ways to compute the penalty that apply here. */
export function penaltyLines(penalty: Penalty) {
  return [
    {
      key: 'three_months_interest' as const,
      item: 'Three months’ interest',
      short: 'Three months',
      amount: penalty.three_months_interest,
    },
    {
      key: 'ird_standard' as const,
      item: 'Differential to the lender’s rate today',
      short: 'Today’s rate',
      amount: penalty.ird_standard,
    },
    ...(penalty.ird_posted == null
      ? []
      : [
          {
            key: 'ird_posted' as const,
            item: 'Differential to the posted rate less your discount',
            short: 'Posted rate',
            amount: penalty.ird_posted,
          },
        ]),
  ]
}

/** What would breaking the mortgage cost? Both methods, and which one is payable. */
export function PenaltySection({
  state,
  penalty,
  refused,
  stale,
  credit,
  onTouch,
}: {
  state: ViewState<View>
  penalty: Penalty
  refused: Refused
  stale: boolean
  credit: string
  onTouch: (key: string) => void
}) {
  const { view, change } = state
  const lines = penaltyLines(penalty)
  const rowProps = { state, refused, onTouch }
  return (
    <FigureWithForm
      figure={
        <ChartFigure
          demo="mortgage-api"
          name="break penalty"
          title={`Breaking it today would cost ${cents(penalty.payable)}: ${methods[penalty.method]}`}
          sub="Dollars, by each method a contract may name; the greater of three months’ interest and the differential is usual. The contract decides which one holds."
          credit={credit}
          stale={stale}
          table={{
            columns: [
              { key: 'item', header: 'Method' },
              {
                key: 'amount',
                header: 'Amount',
                unit: '$',
                text: ({ key, amount }) => (
                  <OpenFigure note={penaltyNote(key, penalty, view)}>{cents(amount)}</OpenFigure>
                ),
              },
            ],
            rows: lines,
          }}
          foot="Early-payment privileges, refunds of cashback and discharge fees are not included."
        >
          <BarChart
            horizontal
            label="Break penalty by method"
            categories={lines.map(({ short }) => short)}
            series={[
              {
                key: 'amount',
                name: 'Penalty',
                tone: 'signal',
                values: lines.map(({ amount }) => amount),
                assumed: (index) => lines[index]?.amount !== penalty.payable,
              },
            ]}
            format={cents}
            unitName="method"
          />
        </ChartFigure>
      }
      form={
        <SmallForm label="The mortgage to break" refused={refused} paired>
          <NumberRows rows={contract} {...rowProps} />
          <div className="sm:col-span-2">
            <CheckField
              label="The rate is variable"
              checked={view.floating}
              onChange={(floating) => {
                change({ floating })
                onTouch('variable')
              }}
            />
            <CheckField
              label="The lender compares posted rates"
              checked={view.by_posted}
              onChange={(by_posted) => {
                change({ by_posted })
                onTouch('posted_rate_pct')
              }}
            />
          </div>
          {view.by_posted && <NumberRows rows={postedRates} {...rowProps} />}
        </SmallForm>
      }
    />
  )
}
