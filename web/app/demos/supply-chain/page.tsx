import { useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import { JobProgress } from '@/components/demo/job-progress'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { useJob } from '@/components/demo/use-job'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, networkQuestion, type Stage } from './ask'
import { cases } from './cases'
import { NetworkControls } from './controls'
import {
  CountsFigure,
  FlipsFigure,
  How,
  NetworkMap,
  OwnPlaces,
  ProofFigure,
  ServiceFigure,
  StockFigure,
} from './lazy-parts'
import { supplyChain } from './meta'
import { networkView, settings, type View } from './settings'
import { money, progressOf } from './words'

/** A place left to the solver is opened, then closed, then left to it again. */
export function pressed({ open, closed }: Pick<View, 'open' | 'closed'>, key: string) {
  const without = (list: readonly string[]) => list.filter((other) => other !== key)
  if (open.includes(key)) return { open: without(open), closed: [...without(closed), key] }
  if (closed.includes(key)) return { open, closed: without(closed) }
  return { open: [...open, key], closed }
}

export default demoPage(function SupplyChainDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const job = useJob<Stage>()
  const answer = useAnswer({
    ...networkQuestion(job.run),
    view: networkView(settled),
    own,
    unusable: state.unusable,
  })
  const { answered, refused, stale, pending } = answer
  const basis = { answered, stale, pending }
  return (
    <DemoFrame
      demo={supplyChain}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: 'A year costs',
        value: answered.report.total_cost,
        format: money,
      })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The network of your places' : 'The network'}
            state={answer}
            placed={['barred']}
            otherwise={[
              own
                ? { label: 'Back to the Canadian cities', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer} waiting="Looking for the best sites…">
            <Sentence said={answerOf(answered)} />
          </Answer>
          {pending && (
            <JobProgress
              what="Planning your places"
              stage={job.stage}
              onStop={() => {
                setOwn(answered.own)
                change(answered.view)
              }}
            >
              {progressOf}
            </JobProgress>
          )}
        </>
      }
      source={
        <DataLine
          source={{
            mode: 'snapshot',
            as_of: '2021',
            publisher: 'Census of Population, as recalled',
          }}
        >
          {answered.own
            ? `${answered.own.name}, ${counted(answered.own.rows, 'place')}`
            : '49 cities; demand and costs are assumptions to change'}
        </DataLine>
      }
      controls={<NetworkControls state={state} refused={refused} isOwn={own !== null} />}
      figures={
        <>
          <NetworkMap
            {...basis}
            onPick={
              answered.own
                ? undefined
                : (key) => {
                    change(pressed(view, key), 'push')
                  }
            }
          />
          <Figures
            className="mt-7 gap-2.5 md:mt-11 md:gap-11"
            names={['one site less or more', 'the number of sites']}
          >
            <FlipsFigure {...basis} />
            <CountsFigure {...basis} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures names={['distance and cost', 'the proof', 'the stock']}>
          <ServiceFigure {...basis} />
          <ProofFigure {...basis} />
          <StockFigure state={state} />
        </Figures>
      }
      ownData={<OwnPlaces using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have a network to plan, or a site to close?',
        text: 'Tell us what you ship, and where. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
