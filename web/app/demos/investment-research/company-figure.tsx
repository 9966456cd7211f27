import { Fragment } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { Segments } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { ProblemNotice } from '@/components/demo/problem-notice'
import { TextField } from '@/components/demo/text-field'
import { useAnswer } from '@/components/demo/use-answer'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { formatDay, formatNumber } from '@/lib/format'
import { pick } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import { companyQuestion, type Company, type Fact, type Item } from './ask'
import { settings, type View } from './settings'

const names: Record<Item, string> = {
  revenue: 'Revenue',
  gross_profit: 'Gross profit',
  operating_income: 'Operating income',
  net_income: 'Net income',
  eps_diluted: 'Earnings a share, diluted',
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  operating_cash_flow: 'Cash from operations',
  capital_spending: 'Capital spending',
  shares_diluted: 'Shares, diluted',
}

interface Line {
  name: string
  unit: string
  /** By the last day of the fiscal year. */
  years: ReadonlyMap<string, Fact>
}

const scaleOf = (item: Item) => (item === 'eps_diluted' ? 1 : 1e6)
const unitOf = (item: Item) =>
  item === 'eps_diluted' ? 'US$' : item === 'shares_diluted' ? 'million' : 'million US$'

/** A line for each item, with its figures by year. */
export function linesOf({ facts }: Company): Line[] {
  return [...new Set(facts.map(({ item }) => item))].map((item) => ({
    name: names[item],
    unit: unitOf(item),
    years: new Map(
      facts.filter((fact) => fact.item === item).map((fact) => [fact.period_end, fact]),
    ),
  }))
}

/** The figure as first filed, or as the newest filing has it. */
export const chosen = (fact: Fact, filed: View['filed']) =>
  (filed === 'restated' ? fact.restated : null) ?? fact.as_filed

/** Whether a figure counts shares otherwise than the newest filing does, where that is what was asked for. */
const isOldCount = (fact: Fact, filed: View['filed']) => filed === 'restated' && fact.before_split

/** The finding: how sales moved, and how much was changed later. */
export function companyTitle({ name, facts }: Company) {
  const sales = facts.filter(({ item }) => item === 'revenue')
  const [last, before] = sales.map((fact) => chosen(fact, 'restated').value)
  const changed = facts.filter(({ restated }) => restated != null).length
  const moved =
    last !== undefined && before !== undefined
      ? `${name} ${last >= before ? 'sold' : 'lost'} ${formatNumber(Math.abs(last / before - 1) * 100, 1)} % ${last >= before ? 'more' : 'of its sales'} in its last fiscal year`
      : name
  const later =
    changed === 0
      ? 'no figure here was'
      : changed === 1
        ? 'one figure here was'
        : `${String(changed)} figures here were`
  return `${moved}; ${later} changed later`
}

/** What came last, whatever is in it; the bundled figures have no such list. */
function NewestReports({ company: { recent } }: { company: Company }) {
  if (recent.length === 0) return null
  return (
    <p className="small-text">
      Newest reports:{' '}
      {recent.map(({ form, filed, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <NewTabLink href={url}>
            {form} of {formatDay(filed)}
          </NewTabLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** What a company reported, each figure linked to its filing. */
export function CompanyFigure({ state }: { state: ViewState<View> }) {
  const { answered, error, refused, stale, pending, retry } = useAnswer({
    ...companyQuestion,
    view: pick(state.settled, ['ticker', 'years']),
    own: null,
    unusable: state.unusable,
  })
  const field = fieldsOf(settings, state, refused)
  const { report } = answered
  const { filed } = state.settled
  const ends = [...new Set(report.facts.map(({ period_end }) => period_end))]
  return (
    <ChartFigure
      demo="investment-research"
      name="company figures"
      title={companyTitle(report)}
      sub={`${report.name}, fiscal years by their last day, ${filed === 'restated' ? 'as the newest filing states them' : 'as first filed'}. Each figure leads to its filing; a star marks what was changed later, by a new rule, a split of shares or rounding.${report.facts.some((fact) => isOldCount(fact, filed)) ? ' A dagger: shares as counted before a later split, never filed anew; not to be compared with newer years.' : ''}`}
      stale={stale}
      pending={pending}
      saysStale
      table={{
        columns: [
          { key: 'name', header: 'Item' },
          { key: 'unit', header: 'In' },
          ...ends.map((end, index) => ({
            key: end,
            header: formatDay(end),
            align: 'end' as const,
            secondary: index > 1,
            value: ({ years }: Line) => {
              const fact = years.get(end)
              return fact && chosen(fact, filed).value
            },
            text: ({ years }: Line) => {
              const fact = years.get(end)
              if (!fact) return '–'
              const { value, url, filed: day } = chosen(fact, filed)
              return (
                <NewTabLink href={url}>
                  <span title={`filed ${formatDay(day)}`}>
                    {formatNumber(value / scaleOf(fact.item), fact.item === 'eps_diluted' ? 2 : 0)}
                    {fact.restated ? '*' : ''}
                    {isOldCount(fact, filed) ? '†' : ''}
                  </span>
                </NewTabLink>
              )
            },
          })),
        ],
        rows: linesOf(report),
        fixedOrder: true,
      }}
      credit={`${report.source.publisher}, EDGAR (${report.source.mode}), filings to ${report.facts[0]?.as_filed.filed ?? ''}`}
      foot={
        <>
          <NewestReports company={report} />
          <div className="no-print flex flex-wrap items-start gap-3">
            <TextField {...field('ticker')} />
            <Segments {...field('filed')} />
            <p className="small-text basis-full">
              AAPL, GOOGL and NVDA are bundled; the figures of any other company that files in the
              United States are asked of the SEC.
            </p>
            {error && <ProblemNotice what="The company" error={error} onRetry={retry} />}
          </div>
        </>
      }
    />
  )
}
