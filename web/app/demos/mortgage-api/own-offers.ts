import { ownTablePart } from '@/components/demo/own-data'
import type { ColumnRule } from '@/lib/read-table'
import { offers, ownOffers, quote } from './fields.gen'

/** A column that means what a field of the question means, within its limits. */
const within = ({ minimum: min, maximum: max }: { minimum: number; maximum: number }) =>
  ({ kind: 'number', min, max }) as const

export const offerColumns: readonly ColumnRule[] = [
  { key: 'lender', kind: 'text' },
  { key: 'rate_pct', ...within(quote.rate_pct) },
  { key: 'term_years', ...within(quote.term_years) },
  { key: 'product', kind: 'text', optional: true },
  { key: 'type', kind: 'text', optional: true, oneOf: offers.type.enum },
  { key: 'compounding', kind: 'text', optional: true, oneOf: quote.compounding.enum },
  { key: 'fee', kind: 'number', optional: true, min: 0 },
  { key: 'cashback', kind: 'number', optional: true, min: 0 },
  { key: 'available_to', kind: 'text', optional: true, oneOf: ['any', 'insured', 'uninsured'] },
  { key: 'max_amortization_years', optional: true, ...within(quote.amortization_years) },
]

/** A visitor's own table of offers. */
export const OwnOffers = ownTablePart({
  what: 'the offers you received, one a row',
  back: 'Back to the sample lenders',
  columns: offerColumns,
  scope: {
    recomputed: ['the ranking of offers', 'the best offer in the answer'],
    kept: [
      'your payment, cash to close, schedule, prepayments, borrowing limit and penalty, which rest on the rate in the sentence',
    ],
    result: 'offers',
  },
  maxRows: ownOffers.csv.maxRows,
  template: {
    name: 'my-offers.csv',
    text: [
      'lender,product,type,term_years,rate_pct,fee,cashback,available_to,max_amortization_years',
      'My bank,5-year fixed,fixed,5,4.19,0,0,any,30',
      'My broker,5-year variable,variable,5,3.85,350,0,any,25',
      '',
    ].join('\n'),
  },
})
