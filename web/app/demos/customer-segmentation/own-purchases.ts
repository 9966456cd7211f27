import { ownTablePart } from '@/components/demo/own-data'
import { table } from './fields.gen'

/** Read within the engine's own limits; a row without a customer is counted and left out. */
export const OwnPurchases = ownTablePart({
  what: 'transactions of your own: a customer, a date and an amount a row. Returns and cancellations are negative; rows without a customer are counted and left out',
  back: 'Back to the bundled purchases',
  scope: {
    recomputed: ['the answer', 'every figure', 'the list of customers'],
    kept: ['nothing'],
    result: 'answer',
  },
  columns: [
    { key: 'customer', also: 'customer id', kind: 'text', gaps: true },
    {
      key: 'date',
      also: 'invoice date',
      kind: 'text',
      pattern: {
        test: /^\d{4}([-/]\d{2}[-/]\d{2}|\d{4})([ T].*)?$/,
        rule: 'a date like 2025-01-31',
      },
    },
    { key: 'amount', also: 'total', kind: 'number', min: -1e9, max: 1e9 },
  ],
  maxRows: table.csv.maxRows,
  template: {
    name: 'boreal-transactions-template.csv',
    text: [
      'customer,date,amount',
      'A-1,2025-01-05,40',
      'A-1,2025-02-20,65',
      'B-2,2025-01-18,12.50',
      'C-3,2025-03-02,220',
      'C-3,2025-03-09,-20',
      '',
    ].join('\n'),
  },
})
