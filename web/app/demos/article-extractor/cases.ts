import type { Case } from '@/components/demo/cases'

/** What the sample page shows, and the other ways to give one. */
export const cases: readonly Case[] = [
  { label: 'Only what was dropped', query: 'blocks=dropped' },
  { label: 'The article as Markdown', query: 'form=markdown' },
  { label: 'Paste HTML', query: 'input=paste' },
  { label: 'Many addresses at once', query: 'input=batch' },
]
