import type { Case } from '@/components/demo/cases'

/** Days on which something became public, and the counter-example. */
export const cases: readonly Case[] = [
  { label: 'Jan 13, the shorts come out', query: 'date=2021-01-13' },
  { label: 'Jan 28, the next report', query: 'date=2021-01-28' },
  { label: 'Feb 10, the covering comes out', query: 'date=2021-02-10' },
  { label: 'AMC, the counter-example', query: 'event=amc' },
]
