/** A visitor's own table of crops: its columns, and how it is sent. */
import { filledCsv } from '@/lib/filled-csv'
import type { ColumnRule, Row } from '@/lib/read-table'
import { template } from './report'

const weeks = { kind: 'number', optional: true, min: -30, max: 40 } as const

/** The columns of the template; only the name, two distances and the days are needed. */
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
]

/** The API reads no more. */
export const MAX_OWN_CROPS = 40

export const cropsTemplate = { name: 'my-crops.csv', text: template }

/** The rows that were read, as the API takes them. */
export const cropsCsv = (rows: readonly Row[]) => filledCsv(cropColumns, rows)
