// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const offers = {
  price: { type: 'number', minimum: 10000, maximum: 100000000, default: 750000 },
  down_payment: { type: 'number', minimum: 0, maximum: 100000000, default: 75000 },
  amortization_years: { type: 'integer', minimum: 1, maximum: 40, default: 25 },
  term_years: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
  frequency: {
    type: 'string',
    default: 'monthly',
    enum: [
      'monthly',
      'semi_monthly',
      'bi_weekly',
      'weekly',
      'accelerated_bi_weekly',
      'accelerated_weekly',
    ],
  },
  province: {
    type: 'string',
    default: 'ON',
    enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'],
  },
  first_time_buyer: { type: 'boolean', default: false },
  new_build: { type: 'boolean', default: false },
  closing_date: {
    type: 'string',
    format: 'date',
    first: '2024-01-01',
    last: '2030-12-31',
    default: '2026-11-15',
  },
  application_date: { type: 'string', format: 'date', first: '2021-07-05', last: '2030-12-31' },
  type: { type: 'string', enum: ['fixed', 'variable'] },
} as const

export const ownOffers = {
  csv: { type: 'string', maxBytes: 65536, maxRows: 200, maxColumns: 20 },
  decimal_mark: { type: 'string', enum: ['point', 'comma'] },
  home: {
    type: 'object',
    default: {
      amortization_years: 25,
      application_date: null,
      closing_date: '2026-11-15',
      down_payment: 75000,
      first_time_buyer: false,
      frequency: 'monthly',
      new_build: false,
      price: 750000,
      province: 'ON',
      term_years: 5,
      type: null,
    },
  },
} as const

export const penalty = {
  balance: { type: 'number', minimum: 1, maximum: 100000000, default: 420000 },
  comparison_rate_pct: { type: 'number', minimum: 0, maximum: 25, default: 3.94 },
  contract_rate_pct: { type: 'number', minimum: 0, maximum: 25, default: 4.79 },
  discount_pct: { type: 'number', minimum: 0, maximum: 25 },
  months_remaining: { type: 'integer', minimum: 1, maximum: 120, default: 30 },
  posted_rate_pct: { type: 'number', minimum: 0, maximum: 25 },
  term_years: { type: 'integer', minimum: 1, maximum: 10 },
  variable: { type: 'boolean', default: false },
} as const

export const qualify = {
  amortization_years: { type: 'integer', minimum: 1, maximum: 40, default: 25 },
  annual_income: { type: 'number', minimum: 1, maximum: 100000000, default: 150000 },
  application_date: { type: 'string', format: 'date', first: '2021-07-05', last: '2030-12-31' },
  closing_date: {
    type: 'string',
    format: 'date',
    first: '2024-01-01',
    last: '2030-12-31',
    default: '2026-11-15',
  },
  condo_fee_monthly: { type: 'number', minimum: 0, maximum: 1000000, default: 0 },
  debts_monthly: { type: 'number', minimum: 0, maximum: 10000000, default: 0 },
  down_payment: { type: 'number', minimum: 0, maximum: 100000000 },
  first_time_buyer: { type: 'boolean', default: false },
  heating_monthly: { type: 'number', minimum: 0, maximum: 1000000, default: 0 },
  new_build: { type: 'boolean', default: false },
  property_tax_annual: { type: 'number', minimum: 0, maximum: 10000000, default: 0 },
  rate_pct: { type: 'number', minimum: 0, maximum: 25, default: 4.09 },
  target_loan: { type: 'number', minimum: 0, maximum: 100000000 },
  target_price: { type: 'number', minimum: 0, maximum: 100000000 },
} as const

export const quote = {
  agreement_date: { type: 'string', format: 'date', first: '2021-07-05', last: '2030-12-31' },
  amortization_years: { type: 'integer', minimum: 1, maximum: 40, default: 25 },
  application_date: { type: 'string', format: 'date', first: '2021-07-05', last: '2030-12-31' },
  city: { type: 'string', maxLength: 80 },
  closing_date: {
    type: 'string',
    format: 'date',
    first: '2024-01-01',
    last: '2030-12-31',
    default: '2026-11-15',
  },
  compounding: { type: 'string', default: 'semi_annual', enum: ['semi_annual', 'monthly'] },
  down_payment: { type: 'number', minimum: 0, maximum: 100000000, default: 75000 },
  fees: { type: 'number', minimum: 0, maximum: 100000, default: 0 },
  first_time_buyer: { type: 'boolean', default: false },
  frequency: {
    type: 'string',
    default: 'monthly',
    enum: [
      'monthly',
      'semi_monthly',
      'bi_weekly',
      'weekly',
      'accelerated_bi_weekly',
      'accelerated_weekly',
    ],
  },
  insure_low_ratio: { type: 'boolean', default: false },
  lump_sum: { type: 'number', minimum: 0, maximum: 100000000, default: 0 },
  lump_sum_after_years: { type: 'integer', minimum: 1, maximum: 40, default: 1 },
  new_build: { type: 'boolean', default: false },
  price: { type: 'number', minimum: 10000, maximum: 100000000, default: 750000 },
  province: {
    type: 'string',
    default: 'ON',
    enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'],
  },
  raised_payment: { type: 'number', minimum: 0, maximum: 1000000, default: 0 },
  rate_pct: { type: 'number', minimum: 0, maximum: 25, default: 4.09 },
  stub: { type: 'string', default: 'separate', enum: ['separate', 'absorb'] },
  term_years: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
} as const
