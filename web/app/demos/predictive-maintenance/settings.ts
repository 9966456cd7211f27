/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, numbersOf, pick, text, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { fleet as limits, predict } from './fields.gen'

const number = numbersOf(
  { ...defaultReport.params, cap: predict.cap.default },
  { ...limits, cap: predict.cap },
)

export const fleets = { pumps: 'Simulated pumps', engines: 'NASA engines' }

export const settings = {
  fleet: choice(fleets, 'pumps', { label: 'Fleet' }),
  planned_cost: number('planned_cost', 'Planned stop', { unit: '$' }),
  failure_cost: number('failure_cost', 'Failure', { unit: '$' }),
  interval: choice({ '80': '80 %', '90': '90 %', '95': '95 %' }, '90', {
    label: 'Interval',
    wire: 'interval_pct',
  }),
  /** Only of tables of one's own: the bundled fleets were learnt from at 125. */
  cap: number('cap', 'Lives told apart up to', { unit: 'cycles' }),
  /** Whose sensors are drawn; empty for the one that fails first. */
  machine: text('', { maxLength: 40 }, { label: 'Machine' }),
}

export type View = ViewOf<typeof settings>

/** The settings the answer depends on. */
export const fleetView = (view: View) =>
  pick(view, ['fleet', 'planned_cost', 'failure_cost', 'interval', 'cap'])
export type FleetView = ReturnType<typeof fleetView>
