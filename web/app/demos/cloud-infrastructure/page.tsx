import { useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, planQuestion } from './ask'
import { cases } from './cases'
import { WorkloadForm } from './controls'
import {
  CarbonFigure,
  CheaperFigure,
  CoresFigure,
  CostFigure,
  How,
  ListsFigure,
  OwnMinutes,
  SetupFigure,
  TrialFigure,
} from './lazy-parts'
import { cloudInfrastructure } from './meta'
import { PriceLines } from './price-lines'
import { placedOf, planView, settings } from './settings'
import { bestOf, money } from './words'

export default demoPage(function CloudInfrastructureDemo() {
  const state = useView(settings)
  const { settled, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const answer = useAnswer({
    ...planQuestion,
    view: planView(settled),
    own,
    unusable: state.unusable,
  })
  const { answered, refused, stale, pending } = answer
  const basis = { answered, stale, pending }
  return (
    <DemoFrame
      demo={cloudInfrastructure}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: 'A month costs',
        value: bestOf(answered.report).monthly_cad,
        format: money,
      })}
      own={answered.own}
      setOwn={setOwn}
      form={<WorkloadForm state={state} answered={answered} refused={refused} />}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The plan for your traffic' : 'The plan'}
            state={answer}
            placed={placedOf(answered.own !== null)}
            otherwise={[
              own
                ? { label: 'Back to the web shop', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer} waiting="Pricing every machine, and simulating the cheapest…">
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={<PriceLines answered={answered} />}
      figures={<TrialFigure {...basis} />}
      wideFigures={
        <Figures
          names={[
            'the cost by cloud',
            'formula and simulation',
            'what is cheaper',
            'carbon by province',
            'your own set-up',
            'the price lists',
          ]}
        >
          <CostFigure {...basis} />
          <CoresFigure {...basis} />
          <CheaperFigure {...basis} />
          <CarbonFigure {...basis} />
          <SetupFigure state={state} isOwn={answered.own !== null} />
          <ListsFigure {...basis} />
        </Figures>
      }
      ownData={<OwnMinutes using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have a workload to place, or a bill to understand?',
        text: 'Tell us what runs, and what it must not miss. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
