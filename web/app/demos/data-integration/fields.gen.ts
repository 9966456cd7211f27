// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const plan = {
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
  compare: { type: 'string', maxLength: 80 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  last_frost: { type: 'string', maxLength: 5 },
  first_frost: { type: 'string', maxLength: 5 },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
} as const

export const ownPlan = {
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  compare: { type: 'string', maxLength: 80 },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  first_frost: { type: 'string', maxLength: 5 },
  last_frost: { type: 'string', maxLength: 5 },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
} as const

export const planCsv = {
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
  compare: { type: 'string', maxLength: 80 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  last_frost: { type: 'string', maxLength: 5 },
  first_frost: { type: 'string', maxLength: 5 },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
} as const

export const ownPlanCsv = {
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  compare: { type: 'string', maxLength: 80 },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  first_frost: { type: 'string', maxLength: 5 },
  last_frost: { type: 'string', maxLength: 5 },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
} as const

export const planIcs = {
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
  compare: { type: 'string', maxLength: 80 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  last_frost: { type: 'string', maxLength: 5 },
  first_frost: { type: 'string', maxLength: 5 },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
} as const

export const ownPlanIcs = {
  bed_length_m: { type: 'number', minimum: 0.2, maximum: 100, default: 2.4 },
  bed_width_m: { type: 'number', minimum: 0.2, maximum: 100, default: 1.2 },
  city: { type: 'string', maxLength: 80, default: 'calgary' },
  compare: { type: 'string', maxLength: 80 },
  crops: {
    type: 'string',
    minNames: 0,
    maxNames: 120,
    default: 'tomato,bush-bean,carrot,lettuce-leaf,pea,potato,zucchini,basil',
    maxLength: 4000,
  },
  crops_csv: { type: 'string', maxBytes: 65536, maxRows: 100, maxColumns: 40 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  first_frost: { type: 'string', maxLength: 5 },
  last_frost: { type: 'string', maxLength: 5 },
  year: { type: 'integer', minimum: 2000, maximum: 2100, default: 2027 },
} as const
