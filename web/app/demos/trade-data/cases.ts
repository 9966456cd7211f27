import type { Case } from '@/components/demo/cases'

/** Views whose answers differ: by when, by which way, and after a tariff; the first is the default view. */
export const cases: readonly Case[] = [
  { label: '2025 against 2024', query: '' },
  { label: 'Jan–Apr 2026', query: 'from=2026-01&to=2026-04' },
  { label: 'Imports', query: 'flow=imports' },
  // Everybody’s: whose imports of vehicles these are is not in the bundled tables.
  { label: 'Vehicle tariff', query: 'by=chapter&partner=all&chapter=87' },
]
