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
  check_seconds: number('check_seconds', 'Autoscaling looks every'),
  target_utilisation_pct: choice(
    {
      '': 'as busy as at the peak',
      '20': '20 % busy',
      '30': '30 % busy',
      '40': '40 % busy',
      '50': '50 % busy',
      '60': '60 % busy',
      '70': '70 % busy',
      '80': '80 % busy',
      '90': '90 % busy',
    },
    '',
    { label: 'Autoscaling keeps the cores' },
  ),
  max_machines: choice(
    {
      '': 'as many as being ready takes',
      '5': 'at most 5 machines',
      '10': 'at most 10 machines',
      '20': 'at most 20 machines',
      '50': 'at most 50 machines',
      '100': 'at most 100 machines',
      '500': 'at most 500 machines',
    },
    '',
    { label: 'Most machines of autoscaling' },
  ),
  /** Of the chances of both simulations. */
  seed: number('seed', 'Seed of chance'),
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

const workloadKeys = [
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
  'seed',
] as const
/** A table of one's own takes the place of these, and of their controls. */
const trafficKeys = [
  'requests_per_second',
  'surge',
  'start_seconds',
  'check_seconds',
  'target_utilisation_pct',
  'max_machines',
] as const
const planKeys = [...trafficKeys, ...workloadKeys] as const

/** The settings of the plan. */
export const planView = (view: View) => pick(view, planKeys)
/** The fields of the plan whose controls are there to say why they were refused. */
export const placedOf = (isOwn: boolean): readonly string[] => (isOwn ? workloadKeys : planKeys)
export type PlanView = ReturnType<typeof planView>

/** Other chances: the next seed, from the last on the first. */
export function nextSeed({ seed }: Pick<View, 'seed'>) {
  const { min, max } = settings.seed.props
  return seed < max ? seed + 1 : min
}

export const setupKeys = ['machines', 'cores', 'service_spread', 'failed'] as const
/** The settings of a set-up of one's own: the workload is that of the plan. */
export const setupView = (view: View) =>
  pick(view, [
    'requests_per_second',
    'service_ms',
    'promise_ms',
    'availability_pct',
    'service_shape',
    'seed',
    ...setupKeys,
  ])
export type SetupView = ReturnType<typeof setupView>
