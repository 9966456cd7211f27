import type { DemoMeta } from '../demo-meta'

export const tradeData: DemoMeta = {
  slug: 'trade-data',
  title: 'Trade Data Analysis',
  group: 'in-development',
  question: 'Whom does Canada trade with, in what, and what changed?',
  description:
    'Canadian trade by partner and product, with each one’s contribution to growth in percentage points and a tariff-shock tool.',
  note: 'By partner and chapter',
  steps: [
    'Choose exports or imports and two periods',
    'See who and what moved the total, in percentage points',
    'Measure how concentrated the trade is',
    'Try a tariff and read what it would change',
  ],
  data: 'Statistics Canada merchandise trade, by partner and chapter',
  keywords: ['exports', 'imports', 'tariff', 'partners'],
}
