import type { Case } from '@/components/demo/cases'

/** Portfolios whose answers differ: in risk, in what is sought, and in whether the limits can hold. */
export const cases: readonly Case[] = [
  { label: 'All in 30 years', query: 'holdings=30y+100' },
  {
    label: 'A ladder, equal risk',
    query: 'holdings=1y+20,2y+20,5y+20,10y+20,20y+20&aim=risk_parity',
  },
  {
    label: 'Synthetic shares, best Sharpe',
    query: 'data=synthetic&aim=max_sharpe&max_weight_pct=40',
  },
  { label: 'Limits that cannot hold', query: 'aim=target_return&target_pct=9&max_weight_pct=20' },
]
