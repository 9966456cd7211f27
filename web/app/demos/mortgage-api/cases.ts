import type { Case } from '@/components/demo/cases'

/** Homes that come out differently: taxes, insurance, the price cap and the stress test. */
export const cases: readonly Case[] = [
  { label: 'Halifax, $60,000 down', query: 'place=halifax&price=550000&down_payment=60000' },
  {
    label: 'New home in Alberta, 30 years',
    query: 'home=new&place=alberta&price=600000&down_payment=60000&amortization_years=30',
  },
  { label: 'Montréal, 20 % down', query: 'place=montreal&price=625000&down_payment=125000' },
  {
    label: '$1.2 million in British Columbia',
    query:
      'buyer=repeat&place=british-columbia&price=1200000&down_payment=300000&annual_income=210000',
  },
]
