import { ownTablePart } from '@/components/demo/own-data'
import { run, runTable } from './fields.gen'

/** Read within the engine's own limits. */
export const OwnParts = ownTablePart({
  what: 'parts of your own: a name and an amount a row',
  scope: { recomputed: ['the answer', 'the parts'], kept: ['the amount in the controls'] },
  columns: [
    { key: 'name', kind: 'text' },
    { key: 'amount', kind: 'number', min: run.amount.minimum, max: run.amount.maximum },
  ],
  maxRows: runTable.csv.maxRows,
  template: {
    name: 'predictive-maintenance-template.csv',
    text: 'name,amount\nOne,60\nOther,40\n',
  },
})
