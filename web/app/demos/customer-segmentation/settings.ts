/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, numbersOf, type ViewOf } from '@/lib/url-state'
import { sample } from './fields.gen'

const number = numbersOf(
  { seed: sample.seed.default, horizon_weeks: sample.horizon_weeks.default },
  sample,
)

const counts = ['2', '3', '4', '5', '6', '7', '8'] as const

export const samples = { cds: 'CDs', shop: 'Online shop', few: '38 buyers' }

export const settings = {
  sample: choice(samples, 'cds', { label: 'Purchases' }),
  /** Empty for the number that can be defended. */
  k: choice([{ value: '', label: 'Chosen for you' }, ...counts], '', { label: 'Groups' }),
  seed: number('seed', 'Seed'),
  horizon_weeks: number('horizon_weeks', 'Weeks ahead', { unit: 'weeks' }),
  /** Empty for what is usual for the purchases. */
  holdout: choice(
    {
      '': 'Usual',
      '8': '8 weeks',
      '13': 'A quarter',
      '26': 'Half a year',
      '39': 'Three quarters',
    },
    '',
    { label: 'Held back', wire: 'holdout_weeks' },
  ),
}

export type View = ViewOf<typeof settings>
