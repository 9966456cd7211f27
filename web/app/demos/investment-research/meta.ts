import type { DemoMeta } from '../demo-meta'

export const investmentResearch: DemoMeta = {
  slug: 'investment-research',
  title: 'Investment Research',
  group: 'in-development',
  question: 'What am I holding, how risky is it, and what would be better?',
  description:
    'Risk, drawdown and efficient portfolios with the limits you set, and a plain sentence when the limits cannot all hold.',
  note: 'From public filings',
  steps: [
    'Enter holdings or drop a price file',
    'See risk and return with the convention printed',
    'Find the portfolio that fits your limits',
    'Test it against the past, costs included',
  ],
  data: 'Bank of Canada zero-coupon curves; company filings (US SEC EDGAR); your own prices',
  keywords: ['portfolio', 'sharpe', 'frontier', 'risk'],
}
