/** The settings of the page: how they stand in its address, what they ask of the API, and what their controls need. */
import { choice, numbersOf, numeric, text, type ViewOf } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import { company, portfolio } from './fields.gen'

const { params } = defaultReport
const number = numbersOf({ ...params, target_pct: 8 }, portfolio)

/** What the better portfolio is to do; the first two take their target from the holdings. */
const aims = {
  same_risk: 'Same risk, most return',
  same_return: 'Same return, least risk',
  max_sharpe: 'Best Sharpe ratio',
  min_volatility: 'Least volatility',
  target_return: 'A return of my own',
  target_risk: 'A volatility of my own',
  risk_parity: 'Equal shares of risk',
}

export const settings = {
  data: choice({ bonds: 'Canada bonds', synthetic: 'Synthetic shares' }, 'bonds', {
    label: 'Prices',
  }),
  holdings: text(params.holdings ?? '', portfolio.holdings, { label: 'Holdings' }),
  aim: choice(aims, 'same_risk', { label: 'Look for', wire: 'objective' }),
  target_pct: number('target_pct', 'Target, per cent a year'),
  risk_free_pct: number('risk_free_pct', 'Risk-free rate, per cent a year'),
  min_weight_pct: number('min_weight_pct', 'Every asset at least, per cent'),
  max_weight_pct: number('max_weight_pct', 'Every asset at most, per cent'),
  groups: text('', portfolio.groups, { label: 'Limits together' }),
  rebalance: choice(
    { never: 'Never', yearly: 'Yearly', quarterly: 'Quarterly', monthly: 'Monthly' },
    'yearly',
    { label: 'Rebalance' },
  ),
  cost_bp: number('cost_bp', 'Trading cost, basis points'),
  horizon_years: number('horizon_years', 'Years ahead'),
  seed: number('seed', 'Seed'),
  /** Of the company's figures, which no portfolio depends on. */
  ticker: text(company.ticker.default, company.ticker, { label: 'Symbol' }),
  filed: choice({ restated: 'As known now', first: 'As filed' }, 'restated', { label: 'Figures' }),
  years: numeric(5, { min: 1, max: company.years.maximum, whole: true }, { label: 'Years' }),
}

export type View = ViewOf<typeof settings>

/** The settings that make a question of the portfolio. */
export function portfolioView({ ticker, filed, years, ...view }: View) {
  void [ticker, filed, years]
  return view
}
export type PortfolioView = ReturnType<typeof portfolioView>

/** Whether the aim has a target of the visitor's own. */
export const hasTarget = (aim: View['aim']) => aim === 'target_return' || aim === 'target_risk'
