/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, numbersOf, pick, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { plan, simulate } from './fields.gen'

const number = numbersOf(defaultReport.params, plan)
const { setup_params } = defaultReport
const setup = numbersOf(
  { ...setup_params, failed: setup_params.failure?.machines ?? 0 },
  { ...simulate, failed: { type: 'integer', minimum: 0, maximum: simulate.machines.maximum } },
)

export const settings = {
  requests_per_second: number('requests_per_second', 'Requests a second at peak'),
  service_ms: number('service_ms', 'Work of a request'),
  lost_machines: number('lost_machines', 'Machines that may be lost'),
  promise_ms: number('promise_ms', 'Promise for 99 of 100'),
  egress_gb: number('egress_gb', 'Out to the internet a month'),
  province: choice({ '': 'Canada', ontario: 'Ontario', quebec: 'Quebec' }, '', { label: 'Where' }),
  memory_gib: number('memory_gib', 'Memory of a machine'),
  vcpus: choice(
    {
      '': 'any size',
      '1': '1 vCPU',
      '2': '2 vCPUs',
      '4': '4 vCPUs',
      '8': '8 vCPUs',
      '16': '16 vCPUs',
      '32': '32 vCPUs',
    },
    '',
    { label: 'Size of a machine' },
  ),
  processor: choice({ '': 'any processor', x86: 'x86', arm: 'Arm' }, '', { label: 'Processor' }),
  machine_availability_pct: number('machine_availability_pct', 'A machine is up'),
  availability_pct: number('availability_pct', 'The promise holds'),
  surge: number('surge', 'Surge'),
  start_seconds: number('start_seconds', 'A new machine works after'),
  /** Of the set-up that a visitor tries. */
  machines: setup('machines', 'Machines'),
  cores: setup('cores', 'Cores of a machine'),
  service_shape: choice(
    {
      exponential: 'Exponential',
      constant: 'All the same',
      lognormal: 'Long tail (lognormal)',
    },
    'lognormal',
    { label: 'Work is spread' },
  ),
  service_spread: setup('service_spread', 'Spread of a long tail'),
  failed: setup('failed', 'Machines lost after a third'),
}

export type View = ViewOf<typeof settings>

/** The settings of the plan. */
export const planView = (view: View) =>
  pick(view, [
    'requests_per_second',
    'service_ms',
    'lost_machines',
    'promise_ms',
    'egress_gb',
    'province',
    'memory_gib',
    'vcpus',
    'processor',
    'machine_availability_pct',
    'availability_pct',
    'surge',
    'start_seconds',
  ])
export type PlanView = ReturnType<typeof planView>

export const setupKeys = ['machines', 'cores', 'service_spread', 'failed'] as const
/** The settings of a set-up of one's own: the workload is that of the plan. */
export const setupView = (view: View) =>
  pick(view, [
    'requests_per_second',
    'service_ms',
    'promise_ms',
    'availability_pct',
    'service_shape',
    ...setupKeys,
  ])
export type SetupView = ReturnType<typeof setupView>
