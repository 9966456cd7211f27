import { BarChart } from '@/components/charts/bar-chart'
import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { fieldsOf } from '@/components/demo/fields-of'
import { OpenFigure } from '@/components/demo/note'
import { FigureWithForm, NumberRows, SmallForm } from '@/components/demo/small-form'
import type { AnswerState } from '@/components/demo/use-answer'
import { CheckField } from '@/components/demo/value-fields'
import type { ViewState } from '@/lib/use-view'
import type { Penalty } from './ask'
import { cents } from './notes'
import { penaltyMethods, penaltyNote, type PenaltyMethod } from './qualify-notes'
import { settings, type PenaltyView, type View } from './settings'

/** Which way the payable penalty was computed: in words, and as the figure it is. */
const payable = {
  variable: ['three months’ interest, as the rate floats', 'three_months_interest'],
  three_months_interest: ['three months’ interest', 'three_months_interest'],
  ird_standard: ['the interest rate differential', 'ird_standard'],
  ird_posted: ['the differential against posted rates', 'ird_posted'],
  interest_act: ['three months’ interest, capped by the Interest Act', 'three_months_interest'],
} as const satisfies Record<Penalty['method'], readonly [string, PenaltyMethod]>

/** The ways to compute the penalty that apply here. */
export function penaltyLines(penalty: Penalty) {
  const methods: PenaltyMethod[] = ['three_months_interest', 'ird_standard', 'ird_posted']
  return methods.flatMap((method) => {
    const amount = penalty[method]
    const { item, short } = penaltyMethods[method]
    return amount == null ? [] : [{ method, item, short, amount }]
  })
}

/** What would breaking the mortgage cost? Both methods, and which one is payable. */
export function PenaltyFigure({
  state,
  answer: { answered, refused, stale },
  onTouch,
  ...figure
}: FigureBasis & {
  state: ViewState<View>
  answer: AnswerState<PenaltyView, null, Penalty>
  onTouch: (key: string) => void
}) {
  const { report: penalty } = answered
  const [method, payableBy] = payable[penalty.method]
  const lines = penaltyLines(penalty)
  const field = fieldsOf(settings, state, refused, onTouch)
  const payableText = cents(penalty.payable)
  return (
    <FigureWithForm
      figure={
        <ChartFigure
          {...figure}
          stale={stale}
          name="break penalty"
          title={`Breaking it today would cost ${payableText}: ${method}`}
          sub="Dollars, by each method a contract may name; the greater of three months’ interest and the differential is usual. The contract decides which one holds."
          table={{
            columns: [
              { key: 'item', header: 'Method' },
              {
                key: 'amount',
                header: 'Amount, $',
                text: ({ method, amount }) => (
                  <OpenFigure note={() => penaltyNote(method, answered)}>
                    {cents(amount)}
                  </OpenFigure>
                ),
              },
            ],
            rows: lines,
            fixedOrder: true,
          }}
          foot={
            <>
              Payable:{' '}
              <OpenFigure note={() => penaltyNote(payableBy, answered, penalty.payable)}>
                {payableText}
              </OpenFigure>
              . Early-payment privileges, refunds of cashback and discharge fees are not included.
            </>
          }
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
        <SmallForm label="The mortgage to break" refused={refused.length > 0} paired>
          <NumberRows
            fields={[
              field('balance'),
              field('contract_rate_pct'),
              field('months_remaining'),
              field('comparison_rate_pct'),
            ]}
          />
          <div className="sm:col-span-2">
            <CheckField {...field('variable')} />
            <CheckField {...field('by_posted')} />
          </div>
          {state.view.by_posted && (
            <NumberRows fields={[field('posted_rate_pct'), field('discount_pct')]} />
          )}
        </SmallForm>
      }
    />
  )
}
