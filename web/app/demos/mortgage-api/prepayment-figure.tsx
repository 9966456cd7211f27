import { fieldsOf } from '@/components/demo/fields-of'
import type { FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import { FormFigure, NumberRows } from '@/components/demo/small-form'
import { inYearsAndMonths } from '@/lib/duration'
import { formatNumber, formatPercent } from '@/lib/format'
import type { AnsweredHome, FormFigureProps, HomeAnswer } from './ask'
import { cents, quoteNote } from './notes'
import { frequencyOf, settings } from './settings'

interface Line {
  item: string
  agreed: number
  prepaid: number
  unit: '$' | 'years'
  note?: () => FigureNote
}

const written = (value: number, { unit }: Line) =>
  unit === '$' ? cents(value) : formatNumber(value, 1)

/** The loan as agreed and with more paid than agreed. */
export function prepaymentLines(answered: AnsweredHome): Line[] {
  const { quote } = answered.report
  const { prepayment } = quote
  const years = (payments: number) =>
    Math.round((payments / frequencyOf(answered.view).perYear) * 10) / 10
  return [
    {
      item: 'Each payment',
      agreed: quote.payment,
      prepaid: prepayment?.payment ?? quote.payment,
      unit: '$',
    },
    {
      item: 'Years until it is clear',
      agreed: years(quote.payments),
      prepaid: years(prepayment?.payments ?? quote.payments),
      unit: 'years',
    },
    {
      item: 'Balance when the term ends',
      agreed: quote.balance_at_term,
      prepaid: prepayment?.balance_at_term ?? quote.balance_at_term,
      unit: '$',
    },
    {
      item: 'Interest until it is clear',
      agreed: quote.total_interest,
      prepaid: prepayment?.total_interest ?? quote.total_interest,
      unit: '$',
      note: () => quoteNote('prepayment', answered),
    },
  ]
}

/** What paying more than agreed saves, and what the lender's fees add to the rate. */
export function PrepaymentFigure({
  state,
  answer: { answered, refused, stale, pending },
  onTouch,
  ...figure
}: FormFigureProps<HomeAnswer>) {
  const { prepayment, borrowing_rate } = answered.report.quote
  const field = fieldsOf(settings, state, refused, onTouch)
  const own = ['raised_payment', 'lump_sum', 'lump_sum_after_years', 'fees'] as const
  return (
    <FormFigure
      {...figure}
      stale={stale}
      pending={pending}
      name="prepayments"
      title={
        prepayment
          ? `Paying more clears it ${inYearsAndMonths(prepayment.years_saved)} sooner and saves ${cents(prepayment.interest_saved)}`
          : 'Nothing is paid beyond the agreed payments'
      }
      sub="Dollars and years at the same rate throughout, as agreed and with prepayments. Contracts limit what may be prepaid without a penalty."
      table={{
        columns: [
          { key: 'item', header: 'Figure' },
          { key: 'agreed', header: 'As agreed', text: (line) => written(line.agreed, line) },
          {
            key: 'prepaid',
            header: 'Paying more',
            text: (line) => {
              const text = written(line.prepaid, line)
              return line.note ? opened(text, line.note) : text
            },
          },
          { key: 'unit', header: 'Unit', exportOnly: true },
        ],
        rows: prepaymentLines(answered),
        fixedOrder: true,
      }}
      foot={
        <>
          Rate with fees (APR):{' '}
          {opened(formatPercent(borrowing_rate.apr_pct, 4), () =>
            quoteNote('borrowing_rate', answered),
          )}
        </>
      }
      formLabel="Prepayments and fees"
      form={<NumberRows fields={own.map((name) => field(name))} />}
    />
  )
}
