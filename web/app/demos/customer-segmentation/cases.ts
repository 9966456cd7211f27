import type { Case } from '@/components/demo/cases'

/** Views whose answers differ: groups that hold, groups that do not, a shop with cancellations, and too few. */
export const cases: readonly Case[] = [
  { label: 'Six groups that do not hold', query: 'k=6' },
  { label: 'An online shop with cancellations', query: 'sample=shop' },
  { label: 'The shop in four groups', query: 'sample=shop&k=4' },
  { label: '38 customers', query: 'sample=few' },
]
