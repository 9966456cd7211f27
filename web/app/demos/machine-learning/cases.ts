import type { Case } from '@/components/demo/cases'

/** One article of each kind. */
export const cases: readonly Case[] = [
  { label: 'A result in hockey', query: 'sample=hockey-final' },
  { label: 'A medical trial', query: 'sample=clinic-trial' },
  { label: 'A share price falls', query: 'sample=lithium-mine' },
  { label: 'An article in French', query: 'sample=bibliotheque' },
]
