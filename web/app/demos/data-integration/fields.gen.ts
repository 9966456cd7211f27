// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const plan = {
  city: { type: 'string' },
  crops: { type: 'string' },
  year: { type: 'integer' },
  compare: { type: 'string' },
  bed_width_m: { type: 'number' },
  bed_length_m: { type: 'number' },
  last_frost: { type: 'string' },
  first_frost: { type: 'string' },
  crops_csv: { type: 'string' },
} as const

export const ownPlan = {
  bed_length_m: { type: 'number' },
  bed_width_m: { type: 'number' },
  city: { type: 'string' },
  compare: { type: 'string' },
  crops: { type: 'string' },
  crops_csv: { type: 'string' },
  first_frost: { type: 'string' },
  last_frost: { type: 'string' },
  year: { type: 'integer' },
} as const

export const planCsv = {
  city: { type: 'string' },
  crops: { type: 'string' },
  year: { type: 'integer' },
  compare: { type: 'string' },
  bed_width_m: { type: 'number' },
  bed_length_m: { type: 'number' },
  last_frost: { type: 'string' },
  first_frost: { type: 'string' },
  crops_csv: { type: 'string' },
} as const

export const ownPlanCsv = {
  bed_length_m: { type: 'number' },
  bed_width_m: { type: 'number' },
  city: { type: 'string' },
  compare: { type: 'string' },
  crops: { type: 'string' },
  crops_csv: { type: 'string' },
  first_frost: { type: 'string' },
  last_frost: { type: 'string' },
  year: { type: 'integer' },
} as const

export const planIcs = {
  city: { type: 'string' },
  crops: { type: 'string' },
  year: { type: 'integer' },
  compare: { type: 'string' },
  bed_width_m: { type: 'number' },
  bed_length_m: { type: 'number' },
  last_frost: { type: 'string' },
  first_frost: { type: 'string' },
  crops_csv: { type: 'string' },
} as const

export const ownPlanIcs = {
  bed_length_m: { type: 'number' },
  bed_width_m: { type: 'number' },
  city: { type: 'string' },
  compare: { type: 'string' },
  crops: { type: 'string' },
  crops_csv: { type: 'string' },
  first_frost: { type: 'string' },
  last_frost: { type: 'string' },
  year: { type: 'integer' },
} as const
