import type { Case } from '@/components/demo/cases'

/** By hand first; then networks whose answers differ: one more site, a disruption, and sites that fill up. */
export const cases: readonly Case[] = [
  { label: 'Place them yourself', query: 'mine=toronto' },
  { label: 'Halifax opens', query: 'site_cost=700000' },
  { label: 'Calgary closed', query: 'closed=calgary' },
  { label: 'Sites of 30,000 t', query: 'capacity_t=30000' },
]
