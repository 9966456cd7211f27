import { ownTablePart } from '@/components/demo/own-data'
import { table } from './fields.gen'

/** Read within the engine's own limits; rows of the same partner, product and month are added up. */
export const OwnTrade = ownTablePart({
  what: 'trade of your own: a month and a value a row, with a partner, a product or both. A flow column says exports or imports; without it all are exports',
  back: 'Back to Canada’s trade',
  scope: {
    recomputed: [
      'the answer',
      'the contributions',
      'the treemap',
      'the flows',
      'the share by month',
      'the concentration',
      'the months',
      'the tariff',
    ],
    kept: [
      'customs against the balance of payments',
      'the table to build',
      'two-way trade and advantage',
    ],
    result: 'answer',
  },
  columns: [
    { key: 'partner', kind: 'text', optional: true },
    { key: 'product', kind: 'text', optional: true },
    { key: 'month', kind: 'month' },
    {
      key: 'value',
      kind: 'number',
      min: 0,
      // Shares, areas and the index of concentration are of parts of a whole.
      below: 'must be 0 or more, as no share is negative: take credit notes off the rows they mend',
      max: 1e12,
    },
    { key: 'flow', kind: 'text', optional: true, oneOf: ['exports', 'imports'] },
  ],
  maxRows: table.csv.maxRows,
  template: {
    name: 'boreal-trade-template.csv',
    text: [
      'partner,product,month,value,flow',
      'United States,Pumps,2024-01,120000,exports',
      'United States,Pumps,2025-01,90000,exports',
      'Germany,Valves,2024-01,40000,exports',
      'Germany,Valves,2025-01,55000,exports',
      'China,Castings,2025-01,30000,imports',
      '',
    ].join('\n'),
  },
})
