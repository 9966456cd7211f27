import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { AnswerProblem } from '@/components/demo/faces'
import { Figures } from '@/components/demo/figures'
import type { OwnTable } from '@/components/demo/own-data'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { curveQuestion, exchangesOf, historyQuestion } from './ask'
import { CurveControls } from './controls'
import { CurveFigure } from './curve-figure'
import { monthsOf } from './curve-math'
import { How, talk } from './how'
import { MortgageFigure, PriceFigure, SpreadFigure, SpreadTable } from './lazy-parts'
import { bondYields } from './meta'
import { MovingCurve } from './moving-curve'
import { OwnCurve, OwnFigure } from './own-curve'
import { curveView, settings } from './settings'
import { useTimeline } from './use-timeline'

export default demoPage(function BondYieldsDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [hasTraveled, setTraveled] = useState(false)
  const curve = useAnswer({ ...curveQuestion, view: curveView(settled), own })
  const { answered, pending, stale } = curve
  const { compare, slope, mortgage, history, fit, ownFit } = answered.report
  const { mode } = compare.source
  const months = monthsOf(history)
  const newest = months.at(-1) ?? ''
  const shown = compare.curve.date.slice(0, 7)
  const traveled = useAnswer({
    ...historyQuestion,
    view: { isTraveling: hasTraveled },
    own: history,
  })
  const timeline = useTimeline(months, shown, {
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
      answer={
        <>
          <AnswerProblem
            what={own ? 'The fit of your curve' : 'The curve'}
            state={curve}
            slug={bondYields.slug}
            href={href}
            otherwise={
              own
                ? { label: 'Back to the published figures', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset }
            }
          />
          <Answer pending={pending} waiting="Loading the curve…">
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
            <OwnFigure
              answered={answered}
              fit={ownFit}
              name={answered.own.name}
              residuals={view.residuals}
              stale={stale}
            />
          ) : (
            <CurveFigure answered={answered} shows={view} stale={stale} />
          )}
          <Figures className="mt-11 gap-11">
            <SpreadFigure answered={answered} run={view.run} stale={stale} />
            <MortgageFigure spread={mortgage} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures>
          <SpreadTable history={history} mortgage={mortgage} />
          <PriceFigure state={state} fit={fit} />
        </Figures>
      }
      ownData={<OwnCurve own={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={talk}
    />
  )
})
