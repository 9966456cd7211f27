import { Suspense, useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { Answer } from '@/components/demo/answer'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { PendingFigure } from '@/components/demo/faces'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import type { OwnTable } from '@/components/demo/own-data'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { useTimeline } from '@/components/demo/use-timeline'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, chosenSpread } from './answer'
import { curveQuestion, exchangesOf, historyQuestion } from './ask'
import { cases } from './cases'
import { CurveControls } from './controls'
import { CurveFigure } from './curve-figure'
import { monthsOf } from './curve-math'
import {
  How,
  MortgageFigure,
  OwnCurve,
  OwnFigure,
  PriceFigure,
  SpreadFigure,
  SpreadTable,
} from './lazy-parts'
import { bondYields } from './meta'
import { MovingCurve } from './moving-curve'
import { curveView, settings } from './settings'

export default demoPage(function BondYieldsDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [hasTraveled, setTraveled] = useState(false)
  const curve = useAnswer({ ...curveQuestion, view: curveView(settled), own })
  const { answered, stale, pending } = curve
  const { compare, slope, mortgage, history, fit, ownFit } = answered.report
  const { mode } = compare.source
  const months = monthsOf(history)
  const newest = months.at(-1) ?? ''
  const shown = compare.curve.date.slice(0, 7)
  const chosen = chosenSpread(answered, shown)
  const traveled = useAnswer({
    ...historyQuestion,
    view: { isTraveling: hasTraveled },
    own: history,
  })
  const timeline = useTimeline({
    steps: months,
    chosen: shown,
    calmStep: 12,
    onStart: () => {
      setTraveled(true)
    },
    onChoose: (month) => {
      change({
        curve: month === newest ? '' : month,
        // A year before the newest is the default; with another curve the month is kept by name.
        against:
          view.against === '' && month !== newest ? compare.with.date.slice(0, 7) : view.against,
      })
    },
  })
  return (
    <DemoFrame
      demo={bondYields}
      href={href}
      link={state.link}
      cases={cases}
      {...(chosen && !answered.own && { main: mainFigure(settings, state, curve, chosen) })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The fit of your curve' : 'The curve'}
            state={curve}
            otherwise={[
              own
                ? { label: 'Back to the published figures', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={curve} waiting="Loading the curve…">
            <Sentence said={answerOf(answered, shown === newest)} />
          </Answer>
        </>
      }
      source={
        <DataLine
          source={{
            ...compare.source,
            publisher: `${compare.source.publisher}, Valet`,
            licence: 'Terms of use',
            // The snapshot holds month-ends: its day is the month's, not a day of trade.
            ...(mode === 'snapshot' && { as_of: compare.source.as_of?.slice(0, 7) }),
            stale: mode === 'cached' && compare.source.stale,
          }}
        >
          {answered.own && `${answered.own.name} for the curve, else `}month-end benchmark yields
          and bills, {months[0]} to {newest}, {counted(months.length, 'month')}
        </DataLine>
      }
      controls={
        <CurveControls
          state={state}
          months={months}
          deepest={
            slope.lowest && slope.lowest.spread_bp < 0 ? slope.lowest.date.slice(0, 7) : null
          }
          timeline={timeline}
          points={answered.own?.rows ?? compare.curve.points.length}
        />
      }
      figures={
        <>
          {timeline.frame !== null ? (
            <MovingCurve
              history={traveled.answered.report}
              month={timeline.frame}
              against={compare.with}
              hasStrip={view.residuals && answered.view.fit !== 'none'}
            />
          ) : answered.own && ownFit ? (
            <Suspense fallback={<PendingFigure />}>
              <OwnFigure
                answered={answered}
                fit={ownFit}
                name={answered.own.name}
                residuals={view.residuals}
                {...{ stale, pending }}
              />
            </Suspense>
          ) : (
            <CurveFigure answered={answered} shows={view} {...{ stale, pending }} />
          )}
          <Figures
            className="mt-7 gap-2.5 md:mt-11 md:gap-11"
            names={['the spread', 'the mortgage spread']}
          >
            <SpreadFigure answered={answered} run={view.run} {...{ stale, pending }} />
            <MortgageFigure spread={mortgage} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures names={['every spread', { name: 'the price of a bond', title: 'Price a bond' }]}>
          <SpreadTable history={history} mortgage={mortgage} />
          <PriceFigure state={state} fit={ownFit ?? fit} isOwnFit={ownFit !== null} />
        </Figures>
      }
      ownData={<OwnCurve using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have a curve, a book or a limit to watch?',
        text: 'Tell us which one. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
