import type { ComponentProps } from 'react'
import { OwnCsv } from '@/components/demo/own-data'
import type { ColumnRule } from '@/lib/read-table'
import { template } from './ask'

const weeks = { kind: 'number', optional: true, min: -30, max: 40 } as const

/** The columns of the template; only the name, two distances and the days are needed. */
const columns: readonly ColumnRule[] = [
  { key: 'name', kind: 'text' },
  { key: 'days_min', kind: 'number', min: 5, max: 2000 },
  { key: 'in_row_cm', kind: 'number', min: 1, max: 1000 },
  { key: 'row_cm', kind: 'number', min: 1, max: 1000 },
  { key: 'hardiness', kind: 'text', optional: true, oneOf: ['tender', 'half-hardy', 'hardy'] },
  { key: 'heat_base_c', kind: 'number', optional: true, min: -5, max: 15 },
  { key: 'days_max', kind: 'number', optional: true, min: 5, max: 2000 },
  { key: 'days_from', kind: 'text', optional: true, oneOf: ['seed', 'transplant', 'crown'] },
  { key: 'indoor_weeks_early', ...weeks },
  { key: 'indoor_weeks_late', ...weeks },
  { key: 'direct_from_week', ...weeks },
  { key: 'direct_to_week', ...weeks },
  { key: 'transplant_from_week', ...weeks },
  { key: 'transplant_to_week', ...weeks },
]

/** A visitor's own table of crops, added to the plan. */
export function OwnCrops(props: Pick<ComponentProps<typeof OwnCsv>, 'using' | 'onUse'>) {
  return (
    <OwnCsv
      {...props}
      what="a table of your own crops"
      effect="is added to the plan"
      back="Back to the listed crops"
      columns={columns}
      // The API reads no more.
      maxRows={40}
      template={{ name: 'my-crops.csv', text: template }}
    />
  )
}
