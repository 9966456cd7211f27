import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { AnswerProblem } from '@/components/demo/faces'
import { FieldProblem } from '@/components/demo/field-problem'
import { Segments } from '@/components/demo/fields'
import { wiresOf } from '@/components/demo/fields-of'
import { Figures } from '@/components/demo/figures'
import { OwnCsv, type OwnTable } from '@/components/demo/own-data'
import { refusalText } from '@/components/demo/refusal-text'
import { useAnswer } from '@/components/demo/use-answer'
import { site } from '@/content/site'
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
import { CashFigure } from './cash-figure'
import { CaseForm } from './controls'
import { How, talk } from './how'
import { mortgageApi } from './meta'
import { marketDay } from './notes'
import { OffersFigure } from './offers-figure'
import { MAX_OFFERS, offerColumns, offersTemplate } from './own-offers'
import { PenaltyFigure } from './penalty-figure'
import { QualifyFigure } from './qualify-figure'
import { RulesFigure } from './rules-figure'
import { homeView, penaltyView, qualifyView, settings } from './settings'
import { YearlyFigure } from './yearly-figure'

const placed = [...wiresOf(settings), 'csv']
const callLabels: Record<ApiCall, string> = {
  quote: 'Quote',
  offers: 'Offers',
  qualify: 'Qualify',
  penalty: 'Penalty',
}

export default demoPage(function MortgageDemo() {
  const state = useView(settings)
  const { settled, change, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  /** The request that the last touched control writes, and its key there. */
  const [touched, setTouched] = useState<{ call: ApiCall; key?: string }>({ call: 'quote' })
  const touching = (call: ApiCall) => (key: string) => {
    setTouched({ call, key })
  }
  const home = useAnswer({ ...homeQuestion, view: homeView(settled), own })
  const qualify = useAnswer({ ...qualifyQuestion, view: qualifyView(settled), own: null })
  const penalty = useAnswer({ ...penaltyQuestion, view: penaltyView(settled), own: null })
  const { answered, stale } = home
  const { quote, offers } = answered.report
  const closing = formatDay(answered.view.closing_date)
  const credit = `Bank of Canada to ${marketDay(offers.source)}; rules of ${closing}. ${new URL(site.url).host}/demo/mortgage-api`
  const refusedTable = own && home.refused.find(({ field }) => field === 'csv')
  const notice = { slug: mortgageApi.slug, href, placed }
  const figure = { demo: mortgageApi.slug, stale, credit }

  return (
    <DemoFrame
      demo={{ ...mortgageApi, group: 'active' }}
      href={href}
      form={
        <CaseForm
          state={state}
          answer={home}
          onTouch={(key) => {
            setTouched({ call: key === 'type' ? 'offers' : 'quote', key })
          }}
        />
      }
      answer={
        <>
          <AnswerProblem
            what={own ? 'The ranking of your offers' : 'The quote'}
            state={home}
            {...notice}
          />
          <AnswerProblem what="The borrowing limit" state={qualify} {...notice} />
          <AnswerProblem what="The penalty" state={penalty} {...notice} />
          <MortgageAnswer answered={answered} pending={home.pending} />
        </>
      }
      facts={<MortgageFacts home={answered} qualify={qualify.answered} />}
      source={
        <DataLine
          source={{ ...offers.source, licence: 'Terms of use' }}
          links={
            <a href="#rules" className="text-primary underline underline-offset-3">
              Rules in force on {closing}
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
          <OffersFigure {...figure} answered={answered} />
          <Figures className="mt-11 items-start gap-x-12 gap-y-11 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <YearlyFigure {...figure} answered={answered} />
            <CashFigure
              {...figure}
              answered={answered}
              onClosing={(day) => {
                change({ closing_date: day }, 'push')
              }}
            />
          </Figures>
          <Figures className="mt-11 gap-11">
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
              closing={answered.view.closing_date}
            />
          </Figures>
        </>
      }
      ownData={
        <>
          <OwnCsv
            what="the offers you were made"
            effect="is ranked above by the same rule"
            back="Back to the sample lenders"
            columns={offerColumns}
            maxRows={MAX_OFFERS}
            template={offersTemplate}
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
      talk={talk}
    />
  )
})
