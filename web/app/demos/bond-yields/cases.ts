import type { Case } from '@/components/demo/cases'

/** Months whose curves tell different stories. */
export const cases: readonly Case[] = [
  { label: 'October 2023, inverted', query: 'curve=2023-10&against=2022-10' },
  { label: 'March 2020, rates cut', query: 'curve=2020-03&against=2020-01' },
  { label: 'July 2007, before the crisis', query: 'curve=2007-07&against=2003-07' },
  { label: 'December 2008, steep', query: 'curve=2008-12&against=2007-07' },
]
