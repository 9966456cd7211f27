import { useState } from 'react'
import { Answer, Facts } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { ChipLine, DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { counted, formatNumber } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, factsOf } from './answer'
import { exchangesOf, question } from './ask'
import { cases } from './cases'
import {
  CarsTable,
  ComparablesFigure,
  CostFigure,
  How,
  OwnListings,
  PricesFigure,
  VinLookup,
} from './lazy-parts'
import { automatedWorkflows } from './meta'
import { RailFigure } from './rail-figure'
import { settings } from './settings'
import { WishForm } from './wish-form'

export default demoPage(function AutomatedWorkflowsDemo() {
  const state = useView(settings)
  const { settled, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const answer = useAnswer({ ...question, view: settled, own, unusable: state.unusable })
  const { answered, refused, stale, pending } = answer
  const { report } = answered
  const basis = { answered, stale, pending }
  return (
    <DemoFrame
      demo={automatedWorkflows}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: 'Cars that fit',
        value: report.fits,
        format: (value) => formatNumber(value),
      })}
      own={answered.own}
      setOwn={setOwn}
      form={<WishForm state={state} refused={refused} answered={answered} />}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The search of your listings' : 'The search'}
            state={answer}
            placed={['province', 'km_per_year', 'fuel_price', 'power_price']}
            otherwise={[
              own
                ? { label: 'Back to the synthetic listings', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer}>
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      facts={<Facts facts={factsOf(answered)} />}
      source={
        answered.own ? (
          <ChipLine mode="computed" chip="Your table" end={null}>
            {answered.own.name}, {counted(answered.own.rows, 'row')}; fuel ratings of model year
            2023
          </ChipLine>
        ) : (
          <DataLine
            source={{
              mode: 'snapshot',
              as_of: 'model year 2023',
              publisher: 'Natural Resources Canada',
              licence: report.source.licence,
              licence_url: report.source.licence_url,
            }}
          >
            fuel ratings; {formatNumber(report.total)} synthetic listings: cars and prices are made
            up
          </DataLine>
        )
      }
      figures={
        <>
          <RailFigure {...basis} />
          {report.listings.length > 0 && (
            <Figures className="mt-7 gap-2.5 md:mt-11 md:gap-11">
              <PricesFigure {...basis} />
            </Figures>
          )}
        </>
      }
      wideFigures={
        <Figures names={['the first cars', 'five years', 'cars like it', 'a vehicle number']}>
          <CarsTable {...basis} />
          {report.listings.length === 0 ? null : <CostFigure {...basis} />}
          {report.listings.length === 0 ? null : <ComparablesFigure {...basis} />}
          <VinLookup />
        </Figures>
      }
      ownData={<OwnListings using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Want requests read, priced and answered with their reasons?',
        text: 'Tell us what your customers write and what you sell. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
