import { useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { useTimeline } from '@/components/demo/use-timeline'
import { formatDay } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, isCovered, points, replayedRow } from './answer'
import { exchangesOf, question, sessions, wholeQuestion } from './ask'
import { cases } from './cases'
import { SqueezeControls } from './controls'
import {
  AmcFigure,
  BaseRate,
  ContributionsFigure,
  How,
  KnownFigure,
  OwnUniverse,
  PriceFigure,
  RankFigure,
  ScoreTable,
} from './lazy-parts'
import { shortSqueeze } from './meta'
import { ReplayFigure } from './replay-figure'
import { askedView, settings } from './settings'

export default demoPage(function ShortSqueezeDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [hasTraveled, setTraveled] = useState(false)
  const asked = askedView(settled)
  const answer = useAnswer({ ...question, view: asked, own, unusable: state.unusable })
  const { answered, stale, pending } = answer
  const { replay } = answered.report
  const row = replayedRow(replay)
  const whole = useAnswer({
    ...wholeQuestion,
    // Whatever the day: the way through all of them is asked for once.
    view: { ...asked, date: wholeQuestion.initial.view.date, isTraveling: hasTraveled },
    own: null,
    unusable: state.unusable,
  })
  const timeline = useTimeline({
    steps: sessions,
    chosen: replay.date,
    calmStep: 5,
    onStart: () => {
      setTraveled(true)
    },
    onChoose: (date) => {
      change({ date }, 'push')
    },
  })
  const { frame } = timeline
  const drawn = {
    replay:
      frame !== null && whole.answered.report.event === replay.event
        ? whole.answered.report
        : replay,
    until: frame ?? replay.date,
    ...{ stale, pending },
  }
  return (
    <DemoFrame
      demo={shortSqueeze}
      href={href}
      link={state.link}
      cases={cases}
      {...(row?.score != null &&
        isCovered(row, view.coverage) &&
        !answered.own && {
          main: mainFigure(settings, state, answer, {
            name: `Score of ${replay.company}`,
            value: row.score,
            format: points,
          }),
        })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The score of your universe' : 'The replay'}
            state={answer}
            otherwise={[
              own
                ? { label: 'Back to the replay', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer}>
            <Sentence said={answerOf(answered, view.coverage)} />
          </Answer>
          <p className="small-text mt-2">Education, not advice; never a forecast.</p>
        </>
      }
      source={
        <DataLine
          source={{
            ...replay.source,
            mode: 'replay',
            as_of: replay.date,
            licence: 'Public domain',
          }}
        >
          {answered.own && `${answered.own.name} for the scores, else `}closing prices and fails to
          deliver, {formatDay(sessions[0] ?? '')} to {formatDay(sessions.at(-1) ?? '')}; short
          interest as quoted; eight synthetic companies
        </DataLine>
      }
      controls={
        <SqueezeControls
          state={state}
          shown={replay.date}
          timeline={timeline}
          isOwn={own !== null}
        />
      }
      figures={
        <>
          <ReplayFigure {...drawn} least={view.coverage} />
          <Figures
            className="mt-7 gap-2.5 md:mt-11 md:gap-11"
            names={['the closing price', 'what was public']}
          >
            <PriceFigure {...drawn} />
            <KnownFigure replay={replay} {...{ stale, pending }} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures
          names={[
            'the scores',
            'what adds up',
            'other weights',
            'the base rate',
            'the counter-example',
          ]}
        >
          <ScoreTable answered={answered} least={view.coverage} {...{ stale, pending }} />
          <ContributionsFigure answered={answered} {...{ stale, pending }} />
          <RankFigure replay={replay} {...{ stale, pending }} />
          <BaseRate />
          <AmcFigure />
        </Figures>
      }
      ownData={<OwnUniverse using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have signals to weigh, or a past to replay honestly?',
        text: 'Tell us which ones. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
