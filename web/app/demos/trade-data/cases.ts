import type { Case } from '@/components/demo/cases'

/** Views whose answers differ: by whom, by what, by when, and after a tariff. */
export const cases: readonly Case[] = [
  { label: 'Goods in place of partners, 2025', query: 'by=section' },
  { label: 'Imports, 2025', query: 'flow=imports' },
  { label: 'The first four months of 2026', query: 'from=2026-01&to=2026-04' },
  {
    label: 'Everybody’s 50 % tariff on aluminum',
    query: 'partner=all&chapter=76&tariff_pct=50',
  },
]
