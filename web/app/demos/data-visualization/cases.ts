import type { Case } from '@/components/demo/cases'

/** Views whose answers differ: a chart that would lie, bars that hide, shares, hours with ranges, points. */
export const cases: readonly Case[] = [
  { label: 'Fuel ratings 2023', query: '' },
  { label: 'Makes of cars as bars', query: 'by=make&split=-&kind=bars' },
  { label: 'Trade by chapter', query: 'set=trade' },
  { label: 'Ontario hours 2016', query: 'set=ontario' },
  { label: 'World health', query: 'set=health' },
]
