import { useState } from 'react'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider, type ReportState } from '@/components/demo/demo-query'
import { ProblemNotice } from '@/components/demo/faces'
import { OwnData } from '@/components/demo/own-data'
import { useView } from '@/components/demo/use-view'
import { site } from '@/content/site'
import { formatDay } from '@/lib/format'
import { MortgageAnswer, MortgageFacts } from './answer'
import { CashFigure } from './cash-figure'
import { ApiConsole } from './console'
import { mortgageApi } from './meta'
import { marketDay } from './notes'
import { OffersFigure } from './offers-figure'
import { MAX_OFFERS, offerColumns, offersCsv, offersTemplate } from './own-offers'
import { settings } from './params'
import { PenaltySection } from './penalty-section'
import { QualifySection } from './qualify-section'
import { refusals, useAnswers, type Call } from './query'
import { refusedBy } from './refusals'
import { RulesFigure } from './rules-figure'
import { MortgageSentence } from './sentence'
import { How, talk } from './words'
import { YearlyFigure } from './yearly-figure'

export default function MortgagePage() {
  return (
    <DemoQueryProvider>
      <MortgageDemo />
    </DemoQueryProvider>
  )
}

interface OwnOffers {
  name: string
  rows: number
  csv: string
}

/** An answer that is late or refused for its input: the last good figures hold until then. */
const isWaiting = ({ isStale, error }: ReportState<unknown>) => isStale && error === null

function MortgageDemo() {
  const state = useView(settings)
  const { view, change, href } = state
  const [own, setOwn] = useState<OwnOffers | null>(null)
  const [call, setCall] = useState<Call>('quote')
  const [here, setHere] = useState<string>()
  const answers = useAnswers(view, own?.csv ?? null)
  const { quote, offers, qualify, penalty } = answers

  const touching = (on: Call) => (key: string) => {
    setCall(on)
    setHere(key)
  }
  const refusedQuote = refusedBy('quote', refusals(quote.error))
  const { source } = offers.report
  const credit = `Bank of Canada to ${marketDay(source)}; rules of ${formatDay(view.closing)}. ${new URL(site.url).host}/demo/mortgage-api`
  const failed = [
    { what: 'The quote', state: quote },
    { what: 'The ranking of offers', state: offers },
    { what: 'The borrowing limit', state: qualify },
    { what: 'The penalty', state: penalty },
  ].find(({ state: { error } }) => error !== null && refusals(error).length === 0)
  const refusedOffers = own ? refusals(offers.error).find(({ field }) => field === 'csv') : null
  const stale = quote.isStale && quote.error !== null

  return (
    <DemoFrame
      demo={{ ...mortgageApi, group: 'active' }}
      href={href}
      form={
        <MortgageSentence
          state={state}
          quote={quote.report}
          refused={refusedQuote}
          onTouch={(key) => {
            touching(key === 'type' ? 'offers' : 'quote')(key)
          }}
        />
      }
      answer={
        <>
          {failed && (
            <div className="mb-5">
              <ProblemNotice
                what={failed.what}
                error={failed.state.error}
                slug={mortgageApi.slug}
                href={href}
                onRetry={failed.state.retry}
              />
            </div>
          )}
          <MortgageAnswer
            view={view}
            quote={quote.report}
            offers={offers.report}
            ownName={own?.name ?? null}
            waiting={isWaiting(quote) || isWaiting(offers)}
          />
        </>
      }
      facts={<MortgageFacts view={view} quote={quote.report} qualify={qualify.report} />}
      source={
        <DataLine
          source={{
            ...source,
            as_of: source.as_of ?? '',
            licence: 'Terms of use',
            url: source.licence_url,
          }}
          links={
            <a href="#rules" className="text-primary underline underline-offset-3">
              Rules in force on {formatDay(view.closing)}
            </a>
          }
        >
          what Canadians paid on new mortgages, by month ·{' '}
          {own ? `offers from ${own.name}` : 'lenders are synthetic samples'} · not financial advice
        </DataLine>
      }
      figures={
        <>
          <OffersFigure
            offers={offers.report}
            view={view}
            ownName={own?.name ?? null}
            stale={offers.isStale && offers.error !== null}
            credit={credit}
          />
          <div className="mt-11 grid grid-cols-1 items-start gap-x-12 gap-y-11 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <YearlyFigure view={view} quote={quote.report} stale={stale} credit={credit} />
            <div>
              <CashFigure
                view={view}
                quote={quote.report}
                credit={credit}
                onClosing={(closing) => {
                  change({ closing })
                }}
              />
            </div>
          </div>
          <QualifySection
            state={state}
            qualify={qualify.report}
            refused={refusedBy('qualify', refusals(qualify.error))}
            stale={qualify.isStale && qualify.error !== null}
            credit={credit}
            onTouch={touching('qualify')}
          />
          <PenaltySection
            state={state}
            penalty={penalty.report}
            refused={refusedBy('penalty', refusals(penalty.error))}
            stale={penalty.isStale && penalty.error !== null}
            credit={credit}
            onTouch={touching('penalty')}
          />
          <div className="mt-11">
            <RulesFigure
              rules={[...quote.report.rules, ...qualify.report.rules, ...penalty.report.rules]}
              view={view}
              credit={credit}
            />
          </div>
        </>
      }
      ownData={
        <>
          <OwnData
            what="the offers you were made"
            effect="is ranked above by the same rule"
            back="Back to the sample lenders"
            columns={offerColumns}
            maxRows={MAX_OFFERS}
            template={offersTemplate}
            using={own}
            onUse={(rows, name) => {
              setOwn({ name, rows: rows.length, csv: offersCsv(rows) })
              setCall('offers')
              setHere('csv')
            }}
            onStop={() => {
              setOwn(null)
            }}
          />
          {refusedOffers && (
            <p role="alert" className="mt-3 text-sm text-danger">
              {refusedOffers.message}
            </p>
          )}
        </>
      }
      api={
        <ApiConsole
          view={view}
          ownCsv={own?.csv ?? null}
          answers={answers}
          call={call}
          here={here}
          onCall={setCall}
        />
      }
      how={<How />}
      talk={talk}
    />
  )
}
