/** A visitor's own table of offers: its columns and a template. */
import type { ColumnRule } from '@/lib/read-table'

export const offerColumns: readonly ColumnRule[] = [
  { key: 'lender', kind: 'text' },
  { key: 'rate_pct', kind: 'number', min: 0, max: 25 },
  { key: 'term_years', kind: 'number', min: 1, max: 10 },
  { key: 'product', kind: 'text', optional: true },
  { key: 'type', kind: 'text', optional: true, oneOf: ['fixed', 'variable'] },
  { key: 'compounding', kind: 'text', optional: true, oneOf: ['semi_annual', 'monthly'] },
  { key: 'fee', kind: 'number', optional: true, min: 0 },
  { key: 'cashback', kind: 'number', optional: true, min: 0 },
  { key: 'available_to', kind: 'text', optional: true, oneOf: ['any', 'insured', 'uninsured'] },
  { key: 'max_amortization_years', kind: 'number', optional: true, min: 1, max: 40 },
]

/** More offers than anyone compares; the API reads no more. */
export const MAX_OFFERS = 200

export const offersTemplate = {
  name: 'my-offers.csv',
  text: [
    'lender,product,type,term_years,rate_pct,fee,cashback,available_to,max_amortization_years',
    'My bank,5-year fixed,fixed,5,4.19,0,0,any,30',
    'My broker,5-year variable,variable,5,3.85,350,0,any,25',
    '',
  ].join('\n'),
}
