import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { FieldProblem } from '@/components/demo/field-problem'
import { Segments } from '@/components/demo/fields'
import { wiresOf } from '@/components/demo/fields-of'
import { Figures } from '@/components/demo/figures'
import { Fold } from '@/components/demo/fold'
import { mainFigure } from '@/components/demo/main-figure'
import type { OwnTable } from '@/components/demo/own-data'
import { refusalText } from '@/components/demo/refusal-text'
import { useAnswer } from '@/components/demo/use-answer'
import { formatDay } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { MortgageAnswer, MortgageFacts } from './answer'
import {
  calls,
  exchangesOf,
  homeQuestion,
  penaltyQuestion,
  qualifyQuestion,
  type ApiCall,
} from './ask'
import { cases } from './cases'
import { CashFigure } from './cash-figure'
import { CaseForm } from './controls'
import { mortgageApi } from './meta'
import { cents, marketDay } from './notes'
import { OffersFigure } from './offers-figure'
import { How, OwnOffers, PenaltyFigure, PrepaymentFigure, QualifyFigure } from './lazy-parts'
import { ruleDays, RulesFigure } from './rules-figure'
import { homeView, penaltyView, qualifyView, settings, unusableContract } from './settings'
import { verdictOf } from './verdict'
import { YearlyFigure } from './yearly-figure'

const placed = [...wiresOf(settings), 'csv']
const callLabels: Record<ApiCall, string> = {
  quote: 'Quote',
  offers: 'Offers',
  qualify: 'Qualify',
  penalty: 'Penalty',
}

/** The request that a word of the sentence writes, where it is not the quote. */
const callOf: Readonly<Partial<Record<string, ApiCall>>> = {
  type: 'offers',
  annual_income: 'qualify',
}

export default demoPage(function MortgageDemo() {
  const state = useView(settings)
  const { settled, change, href, unusable } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  /** The request that the last touched control writes, and its key there. */
  const [touched, setTouched] = useState<{ call: ApiCall; key?: string }>({ call: 'quote' })
  const touching = (call: ApiCall) => (key: string) => {
    setTouched({ call, key })
  }
  const home = useAnswer({ ...homeQuestion, view: homeView(settled), own, unusable })
  const qualify = useAnswer({ ...qualifyQuestion, view: qualifyView(settled), own: null, unusable })
  const penalty = useAnswer({
    ...penaltyQuestion,
    view: penaltyView(settled),
    own: null,
    unusable: unusableContract(state),
  })
  const { answered, stale, pending } = home
  const { quote, offers } = answered.report
  const closing = formatDay(answered.view.closing_date)
  const credit = `Bank of Canada to ${marketDay(offers.source)}; rules of ${closing}`
  const refusedTable = own && home.refused.find(({ field }) => field === 'csv')
  const figure = { demo: mortgageApi.slug, stale, pending, credit }

  return (
    <DemoFrame
      demo={{ ...mortgageApi, group: 'active' }}
      href={href}
      link={state.link}
      cases={cases}
      own={answered.own}
      setOwn={setOwn}
      main={mainFigure(settings, state, home, {
        name: 'Each payment',
        value: quote.payment,
        // The payment stands; whether the income carries it is another case's.
        verdict: qualify.stale ? undefined : verdictOf(answered.view, qualify.answered),
        format: cents,
      })}
      form={
        <CaseForm
          state={state}
          answered={answered}
          refused={[...home.refused, ...qualify.refused]}
          onTouch={(key) => {
            setTouched({ call: callOf[key] ?? 'quote', key })
          }}
        />
      }
      answer={
        <>
          <AnswerProblem
            what={own ? 'The ranking of your offers' : 'The quote'}
            state={home}
            placed={placed}
          />
          <AnswerProblem what="The borrowing limit" state={qualify} placed={placed} />
          <AnswerProblem what="The penalty" state={penalty} placed={placed} />
          <MortgageAnswer home={home} qualify={qualify} onChange={change} />
        </>
      }
      facts={<MortgageFacts home={answered} qualify={qualify.answered} />}
      source={
        <DataLine
          source={{ ...offers.source, licence: 'Terms of use' }}
          links={
            <a href="#rules" className="text-primary underline underline-offset-3">
              Rules {ruleDays(answered.view)}
            </a>
          }
        >
          what Canadians paid on new mortgages, by month ·{' '}
          {answered.own ? `offers from ${answered.own.name}` : 'lenders are synthetic samples'} ·
          not financial advice
        </DataLine>
      }
      figures={
        <>
          <div id="offers">
            <Fold name="the offers">
              <OffersFigure {...figure} answered={answered} />
            </Fold>
          </div>
          <Figures
            className="mt-2.5 items-start gap-x-12 gap-y-2.5 md:mt-11 md:gap-y-11 lg:grid-cols-[minmax(0,1fr)_22rem]"
            names={['the years', 'the cash to close']}
          >
            <YearlyFigure {...figure} answered={answered} />
            <CashFigure
              {...figure}
              answered={answered}
              onClosing={(day) => {
                change({ closing_date: day }, 'push')
              }}
            />
          </Figures>
          <Figures
            className="mt-2.5 gap-2.5 md:mt-11 md:gap-11"
            names={['prepayments', 'the borrowing limit', 'the penalty', 'the rules']}
          >
            <PrepaymentFigure {...figure} state={state} answer={home} onTouch={touching('quote')} />
            <QualifyFigure
              {...figure}
              state={state}
              answer={qualify}
              onTouch={touching('qualify')}
            />
            <PenaltyFigure
              {...figure}
              state={state}
              answer={penalty}
              onTouch={touching('penalty')}
            />
            <RulesFigure
              {...figure}
              rules={[
                ...quote.rules,
                ...qualify.answered.report.rules,
                ...penalty.answered.report.rules,
              ]}
              view={answered.view}
            />
          </Figures>
        </>
      }
      ownData={
        <>
          <OwnOffers
            using={answered.own}
            onUse={(table) => {
              setOwn(table)
              if (table) setTouched({ call: 'offers', key: 'csv' })
            }}
          />
          {refusedTable && (
            <FieldProblem id="own-offers-problem" text={refusalText(refusedTable)} />
          )}
        </>
      }
      api={
        <div>
          <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="max-w-[60ch] text-sm text-muted">
              Every control on this page writes one of four requests. The control you touched last
              is marked in its request.
            </p>
            <div className="max-md:w-full">
              <Segments
                label="Which request"
                value={touched.call}
                options={calls.map((value) => ({ value, label: callLabels[value] }))}
                onChange={(call) => {
                  setTouched({ ...touched, call })
                }}
              />
            </div>
          </div>
          <CallTheApi
            exchanges={[exchangesOf(answered, qualify.answered, penalty.answered)[touched.call]]}
            here={touched.key}
          />
        </div>
      }
      how={<How />}
      talk={{
        title: 'Prices by rules that keep changing?',
        text: 'Dated rule tables, exact to the cent, behind one call: for loans, tariffs, fees or premiums. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
