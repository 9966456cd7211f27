import { BarChart } from '@/components/charts/bar-chart'
import { fieldsOf } from '@/components/demo/fields-of'
import { opened } from '@/components/demo/said'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { CheckField } from '@/components/demo/value-fields'
import { linesTable } from '@/components/table/lines-table'
import type { AnsweredPenalty, FormFigureProps, Penalty, PenaltyAnswer } from './ask'
import { cents } from './notes'
import { penaltyMethods, penaltyNote, type PenaltyMethod } from './qualify-notes'
import { settings } from './settings'

/** Which way the payable penalty was computed: in words, and as the figure it is. */
const payable = {
  variable: ['three months’ interest, as the rate floats', 'three_months_interest'],
  three_months_interest: ['three months’ interest', 'three_months_interest'],
  ird_standard: ['the interest rate differential', 'ird_standard'],
  ird_posted: ['the differential against posted rates', 'ird_posted'],
  interest_act: ['three months’ interest, capped by the Interest Act', 'three_months_interest'],
} as const satisfies Record<Penalty['method'], readonly [string, PenaltyMethod]>

/** The ways to compute the penalty that apply here. */
export function penaltyLines(answered: AnsweredPenalty) {
  const methods: PenaltyMethod[] = ['three_months_interest', 'ird_standard', 'ird_posted']
  return methods.flatMap((method) => {
    const amount = answered.report[method]
    const { item, short } = penaltyMethods[method]
    const note = () => penaltyNote(method, answered)
    return amount == null ? [] : [{ item, short, amount, text: cents(amount), note }]
  })
}

/** What would breaking the mortgage cost? Both methods, and which one is payable. */
export function PenaltyFigure({
  state,
  answer: { answered, refused, stale, pending },
  onTouch,
  ...figure
}: FormFigureProps<PenaltyAnswer>) {
  const { report: penalty } = answered
  const [method, payableBy] = payable[penalty.method]
  const lines = penaltyLines(answered)
  const field = fieldsOf(settings, state, refused, onTouch)
  const payableText = cents(penalty.payable)
  return (
    <FormFigure
      {...figure}
      stale={stale}
      pending={pending}
      saysStale
      name="break penalty"
      title={`Breaking it today would cost ${payableText}: ${method}`}
      sub="Dollars, by each method a contract may name; the greater of three months’ interest and the differential is usual. The contract decides which one holds."
      table={linesTable(lines, ['Method', { key: 'amount', header: 'Amount', unit: '$' }])}
      foot={
        <>
          Payable: {opened(payableText, () => penaltyNote(payableBy, answered, penalty.payable))}.
          Early-payment privileges, refunds of cashback and discharge fees are not included.
        </>
      }
      formLabel="The mortgage to break"
      paired
      form={
        <>
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
    </FormFigure>
  )
}
