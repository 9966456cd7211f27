import { useState } from 'react'
import { CallTheApi } from '@/components/demo/api-panel'
import { DataLine } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { AnswerProblem, PendingFigure } from '@/components/demo/faces'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { WhenSeen } from '@/components/ui/when-seen'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { curveQuestion, exchangesOf, historyQuestion, sourceInfo, type OwnTable } from './ask'
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

export default function BondYieldsPage() {
  return (
    <DemoQueryProvider>
      <BondYieldsDemo />
    </DemoQueryProvider>
  )
}

function BondYieldsDemo() {
  const state = useView(settings)
  const { view, settled, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [hasTraveled, setTraveled] = useState(false)
  const curve = useAnswer({ ...curveQuestion, view: curveView(settled), own })
  const { answered, pending, stale } = curve
  const { compare, slope, mortgage, history, fit, ownFit } = answered.report
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
  const stopOwn = () => {
    setOwn(null)
  }
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
                ? { label: 'Back to the published figures', onPress: stopOwn }
                : { label: 'Back to the default view', onPress: reset }
            }
          />
          <div aria-busy={pending}>
            <Answer>
              <Sentence said={answerOf(answered, shown === newest)} />
            </Answer>
          </div>
          <span role="status" className="sr-only">
            {pending ? 'Loading the curve…' : ''}
          </span>
        </>
      }
      source={
        <DataLine source={sourceInfo(compare.source)}>
          month-end benchmark yields and bills, {months[0]} to {newest},{' '}
          {counted(months.length, 'month')}
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
          <WhenSeen load={SpreadFigure.load} className="mt-11" fallback={<PendingFigure />}>
            <SpreadFigure answered={answered} run={view.run} stale={stale} />
          </WhenSeen>
          <WhenSeen load={MortgageFigure.load} className="mt-11" fallback={<PendingFigure />}>
            <MortgageFigure spread={mortgage} />
          </WhenSeen>
        </>
      }
      wideFigures={
        <>
          <WhenSeen load={SpreadTable.load} fallback={<PendingFigure />}>
            <SpreadTable history={history} mortgage={mortgage} />
          </WhenSeen>
          <WhenSeen load={PriceFigure.load} className="mt-11" fallback={<PendingFigure />}>
            <PriceFigure state={state} fit={fit} />
          </WhenSeen>
        </>
      }
      ownData={<OwnCurve own={answered.own} onUse={setOwn} onStop={stopOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={talk}
    />
  )
}
