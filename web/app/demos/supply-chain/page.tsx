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
import { Spoken } from '@/components/demo/spoken'
import { useAnswer } from '@/components/demo/use-answer'
import { useJob } from '@/components/demo/use-job'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import {
  atSpeedSet,
  exchangesOf,
  hasBest,
  networkOf,
  networkQuestion,
  type Job,
  type Stage,
} from './ask'
import { cases } from './cases'
import { NetworkControls } from './controls'
import { callRemark } from './hours'
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
import { cannotServe, placedAnswer, pressSaid, sketched, toggled } from './placed-answer'
import { networkView, settings, tableView, type View } from './settings'
import { isPlanned, withAsking, type Stopped } from './stopped'
import { StoppedWork } from './stopped-work'
import { money, progressOf, stoppedAt } from './words'

/** A place left to the solver is opened, then closed, then left to it again. */
export function pressed({ open, closed }: Pick<View, 'open' | 'closed'>, key: string) {
  const without = (list: readonly string[]) => list.filter((other) => other !== key)
  if (open.includes(key)) return { open: without(open), closed: [...without(closed), key] }
  if (closed.includes(key)) return { open, closed: without(closed) }
  return { open: [...open, key], closed }
}

const knownOf = (stage: Job['stage']) =>
  stage === null || stage === 'waiting' ? '' : stoppedAt(stage)

export default demoPage(function SupplyChainDemo() {
  const address = useView(settings)
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const state = withAsking(address, own !== null, () => {
    setStopped(null)
  })
  const { view, settled, change, reset, href } = state
  const [said, setSaid] = useState('')
  const job = useJob<Stage>()
  const answer = useAnswer({
    ...networkQuestion(job.run),
    view: own ? tableView(settled) : networkView(settled),
    own,
    unusable: state.unusable,
  })
  const { refused, stale, pending } = answer
  if (stopped && isPlanned(stopped, answer.answered)) setStopped(null)
  const { mine } = answer.answered.report
  const shown = atSpeedSet(answer.answered, settled.speed_kmh)
  const remark = callRemark(answer.answered, settled.speed_kmh)
  const answered = networkOf(shown)
  const basis = { answered, stale, pending }
  const bring = (table: OwnTable | null) => {
    setStopped(null)
    setOwn(table)
  }
  const isPlacing = own === null && view.mine.length > 0
  // Not before it is asked for, though the last answer had it.
  const showsBest = hasBest(answer.answered) && (!isPlacing || view.best)
  // Before these sites have their answer, and where they cannot serve everybody, the map shows where they stand.
  const isRefused = refused.some(cannotServe)
  const isAnswered = answer.answered.view.mine.join() === view.mine.join()
  const isSketch = isPlacing && (isRefused || !isAnswered)
  const drawn = isSketch ? sketched(view, isRefused) : mine
  const best = showsBest && !isSketch ? answered.report : null
  return (
    <DemoFrame
      demo={supplyChain}
      href={href}
      link={state.link}
      cases={cases}
      onCase={() => {
        setStopped(null)
      }}
      main={mainFigure(
        settings,
        state,
        { ...answer, answered: shown },
        {
          name: mine ? 'Your network costs' : 'A year costs',
          value: (mine ?? answered.report).total_cost,
          format: money,
        },
      )}
      own={answered.own}
      setOwn={bring}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The network of your places' : 'The network'}
            state={answer}
            placed={['barred']}
            otherwise={[
              own
                ? { label: 'Back to the Canadian cities', onPress: () => bring(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer} waiting="Looking for the best sites…">
            <Sentence said={mine ? placedAnswer(answer.answered, mine) : answerOf(answered)} />
          </Answer>
          {isPlacing && (
            <div className="no-print mt-4 flex flex-wrap gap-3">
              <Button
                size="sm"
                variant={view.best ? 'outline' : 'primary'}
                aria-pressed={view.best}
                onClick={() => change({ best: !view.best })}
              >
                See what the solver finds
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={() => change({ mine: [], best: false }, 'push')}
              >
                Leave the sites to the solver
              </Button>
            </div>
          )}
          {pending && (
            <JobProgress
              what="Planning your places"
              stage={job.stage}
              onStop={() => {
                if (own) setStopped({ own, view: networkView(view), known: knownOf(job.stage) })
                setOwn(answered.own)
                // To go back to what is shown is not to ask for something else.
                address.change(shown.view)
              }}
            >
              {progressOf}
            </JobProgress>
          )}
          {stopped && !pending && (
            <StoppedWork
              stopped={stopped}
              onAgain={() => {
                bring(stopped.own)
                change(stopped.view)
              }}
            />
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
            {...(isSketch && { stale: false })}
            placed={drawn && { drawn, mine, best }}
            onPick={
              // Nor while a table is planned: what is pressed would begin its job anew.
              (own ?? answered.own)
                ? undefined
                : (key) => {
                    const next: Partial<Pick<View, 'mine' | 'open' | 'closed'>> = isPlacing
                      ? { mine: toggled(view.mine, key) }
                      : pressed(view, key)
                    change(next, 'push')
                    setSaid((last) => pressSaid(key, next, view.mine, last))
                  }
            }
          />
          <Spoken>{said}</Spoken>
          {showsBest && (
            <Figures
              className="mt-7 gap-2.5 md:mt-11 md:gap-11"
              names={['one site less or more', 'the number of sites']}
            >
              <FlipsFigure {...basis} />
              <CountsFigure {...basis} />
            </Figures>
          )}
        </>
      }
      wideFigures={
        <Figures names={['time and cost', 'the proof', 'the stock']}>
          {showsBest && <ServiceFigure {...basis} />}
          {showsBest && <ProofFigure {...basis} />}
          <StockFigure state={state} />
        </Figures>
      }
      ownData={<OwnPlaces using={answered.own} onUse={bring} />}
      api={
        <>
          {remark && <p className="no-print mb-2 text-sm text-muted">{remark}</p>}
          <CallTheApi exchanges={exchangesOf(answer.answered)} />
        </>
      }
      how={<How />}
      talk={{
        title: 'Have a network to plan, or a site to close?',
        text: 'Tell us what you ship, and where. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
