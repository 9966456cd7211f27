/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { limitsOf, numeric, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { run } from './fields.gen'

export const settings = {
  amount: numeric(defaultReport.params.amount, limitsOf(run.amount), {
    label: 'Amount',
    wire: 'amount',
    noun: 'The amount',
  }),
}

export type View = ViewOf<typeof settings>
