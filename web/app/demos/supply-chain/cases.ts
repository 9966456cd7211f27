import type { Case } from '@/components/demo/cases'

/** Networks whose answers differ: one more site, a disruption, and sites that fill up. */
export const cases: readonly Case[] = [
  { label: 'Halifax opens', query: 'site_cost=700000' },
  { label: 'Calgary closed', query: 'closed=calgary' },
  { label: 'Sites of 30,000 t', query: 'capacity_t=30000' },
]
