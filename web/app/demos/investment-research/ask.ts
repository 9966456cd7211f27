/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import type { OwnTable } from '@/components/demo/own-data'
import { knownQuestion, type Answered, type Call } from '@/components/demo/use-answer'
import { initialView, pick } from '@/lib/url-state'
import {
  defaultReport,
  type Objective,
  type Portfolio,
  type PortfolioParams,
  type SourcedCompany as Company,
} from './contract.gen'
import { hasTarget, portfolioView, settings, type PortfolioView, type View } from './settings'

export type * from './contract.gen'
export type { Company }

export type AnsweredPortfolio = Answered<PortfolioView, OwnTable | null, Portfolio>

const objectiveOf = (aim: View['aim']): Objective =>
  aim === 'same_risk' ? 'target_risk' : aim === 'same_return' ? 'target_return' : aim

/** The holdings the page begins with are bonds: on other prices equal parts stand in for them. */
function holdingsOf(view: PortfolioView, own: OwnTable | null) {
  const isOther = own !== null || view.data !== 'bonds'
  return isOther && view.holdings === settings.holdings.initial ? '' : view.holdings
}

function paramsOf(view: PortfolioView, own: OwnTable | null): PortfolioParams {
  return {
    ...(own ? { csv: own.csv } : { data: view.data }),
    holdings: holdingsOf(view, own),
    objective: objectiveOf(view.aim),
    ...(hasTarget(view.aim) && { target_pct: view.target_pct }),
    ...pick(view, ['risk_free_pct', 'min_weight_pct', 'max_weight_pct']),
    ...(view.groups.trim() !== '' && pick(view, ['groups'])),
    ...pick(view, ['rebalance', 'cost_bp', 'horizon_years', 'seed']),
  }
}

const portfolioRequest = (view: PortfolioView, own: OwnTable | null) =>
  request('POST', '/api/v1/investment-research/portfolio', paramsOf(view, own))

const initial: AnsweredPortfolio = {
  view: portfolioView(initialView(settings)),
  own: null,
  report: defaultReport.portfolio,
}

export const portfolioQuestion = knownQuestion('investment-research', initial, (call, view, own) =>
  call(portfolioRequest(view, own)),
)

export type CompanyView = Pick<View, 'ticker' | 'years'>

const initialCompany: Answered<CompanyView, null, Company> = {
  view: pick(initialView(settings), ['ticker', 'years']),
  own: null,
  report: { ...defaultReport.company, source: defaultReport.source },
}

/** Asked at once: there may be newer filings than those the page is prerendered with. */
export const companyQuestion = {
  name: 'investment-research/company',
  initial: initialCompany,
  ask: (call: Call, view: CompanyView): Promise<Company> =>
    call(request('GET', '/api/v1/investment-research/company', view)),
}

/** The request behind what is shown, with its answer. */
export function exchangesOf({ view, own, report }: AnsweredPortfolio): [Exchange] {
  return [{ request: portfolioRequest(view, own), answer: report }]
}
