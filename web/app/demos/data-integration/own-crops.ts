import { ownTablePart } from '@/components/demo/own-data'
import type { ColumnRule } from '@/lib/read-table'
import { template } from './ask'
import { plan } from './fields.gen'

const weeks = { kind: 'number', optional: true, min: -30, max: 40 } as const

/** Only the name, two distances and the days are needed. */
export const cropColumns: readonly ColumnRule[] = [
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
  { key: 'fall_sow_weeks', kind: 'number', optional: true, min: -30, max: 30 },
  { key: 'kind', kind: 'text', optional: true, oneOf: ['vegetable', 'fruit', 'herb', 'flower'] },
  { key: 'life', kind: 'text', optional: true, oneOf: ['annual', 'biennial', 'perennial'] },
  { key: 'picking', kind: 'text', optional: true, oneOf: ['once', 'continuous'] },
  { key: 'soil_min_c', kind: 'number', optional: true, min: -5, max: 40 },
  { key: 'zone_min', kind: 'number', optional: true, min: 0, max: 9 },
  { key: 'depth_cm', kind: 'number', optional: true, min: 0, max: 100 },
  { key: 'sun', kind: 'text', optional: true },
  { key: 'called', kind: 'text', optional: true },
]

/** A visitor's own table of crops, added to the plan. */
export const OwnCrops = ownTablePart({
  what: 'a table of your own crops, one a row; they join the listed ones',
  back: 'Back to the listed crops',
  columns: cropColumns,
  scope: {
    recomputed: [
      'the answer',
      'the calendar and its files',
      'the verdicts',
      'the heat',
      'the move',
      'the bed',
    ],
    kept: [
      'companions, which are known of our own crops only',
      'frost dates, zones and temperatures with their join',
    ],
  },
  maxRows: plan.crops_csv.maxRows,
  template: { name: 'my-crops.csv', text: template },
})
