// Generated from openapi.gen.json by build/api-types.mjs: the fields each operation takes, and their limits.
export const offers = {
  price: { type: 'number' },
  down_payment: { type: 'number' },
  amortization_years: { type: 'integer', minimum: 0 },
  term_years: { type: 'integer', minimum: 0 },
  frequency: {
    type: 'string',
    enum: [
      'monthly',
      'semi_monthly',
      'bi_weekly',
      'weekly',
      'accelerated_bi_weekly',
      'accelerated_weekly',
    ],
  },
  province: { type: 'string', enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'] },
  first_time_buyer: { type: 'boolean' },
  new_build: { type: 'boolean' },
  closing_date: { type: 'string', format: 'date' },
  type: { type: 'string', enum: ['fixed', 'variable'] },
} as const

export const ownOffers = { csv: { type: 'string' }, home: { type: 'object' } } as const

export const penalty = {
  balance: { type: 'number' },
  comparison_rate_pct: { type: 'number' },
  contract_rate_pct: { type: 'number' },
  discount_pct: { type: 'number' },
  months_remaining: { type: 'integer', minimum: 0 },
  posted_rate_pct: { type: 'number' },
  term_years: { type: 'integer', minimum: 0 },
  variable: { type: 'boolean' },
} as const

export const qualify = {
  amortization_years: { type: 'integer', minimum: 0 },
  annual_income: { type: 'number' },
  closing_date: { type: 'string', format: 'date' },
  condo_fee_monthly: { type: 'number' },
  debts_monthly: { type: 'number' },
  down_payment: { type: 'number' },
  first_time_buyer: { type: 'boolean' },
  heating_monthly: { type: 'number' },
  new_build: { type: 'boolean' },
  property_tax_annual: { type: 'number' },
  rate_pct: { type: 'number' },
  target_loan: { type: 'number' },
} as const

export const quote = {
  amortization_years: { type: 'integer', minimum: 0 },
  city: { type: 'string' },
  closing_date: { type: 'string', format: 'date' },
  compounding: { type: 'string', enum: ['semi_annual', 'monthly'] },
  down_payment: { type: 'number' },
  first_time_buyer: { type: 'boolean' },
  frequency: {
    type: 'string',
    enum: [
      'monthly',
      'semi_monthly',
      'bi_weekly',
      'weekly',
      'accelerated_bi_weekly',
      'accelerated_weekly',
    ],
  },
  insure_low_ratio: { type: 'boolean' },
  new_build: { type: 'boolean' },
  price: { type: 'number' },
  province: { type: 'string', enum: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'] },
  rate_pct: { type: 'number' },
  stub: { type: 'string', enum: ['separate', 'absorb'] },
  term_years: { type: 'integer', minimum: 0 },
} as const
