import { useState } from 'react'
import { CallTheApi } from '@/components/demo/call-the-api'
import { DataLine } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { ProblemNotice } from '@/components/demo/faces'
import { OpenFigure } from '@/components/demo/note'
import { useView } from '@/components/demo/use-view'
import { counted } from '@/lib/format'
import { answerOf, ownAnswerOf, type Said } from './answer'
import { ControlsPanel } from './controls-panel'
import { CurveFigure } from './curve-figure'
import { monthsOf } from './curve-math'
import { How } from './how'
import { bondYields } from './meta'
import { MortgageFigure } from './mortgage-figure'
import { MovingCurve } from './moving-curve'
import { OwnCurve, OwnFigure } from './own-curve'
import { settings, spreadPairs } from './params'
import { PriceFigure } from './price-figure'
import { sourceInfo, type Spread } from './query'
import { SpreadFigure } from './spread-figure'
import { SpreadTable } from './spread-table'
import { useBondYields, type OwnTable } from './use-bond-yields'
import { useTimeline } from './use-timeline'

export default function BondYieldsPage() {
  return (
    <DemoQueryProvider>
      <BondYieldsDemo />
    </DemoQueryProvider>
  )
}

/** The month of the deepest inversion on record. */
function deepestMonth({ lowest }: Spread) {
  return lowest && lowest.spread_bp < 0 ? lowest.date.slice(0, 7) : null
}

function Sentence({ said }: { said: readonly Said[] }) {
  return said.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <OpenFigure key={index} note={part.note}>
        {part.text}
      </OpenFigure>
    ),
  )
}

function BondYieldsDemo() {
  const state = useView(settings)
  const { view, change, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const [hasTraveled, setTraveled] = useState(false)
  const reports = useBondYields(view, own, hasTraveled)
  const { compare, history, fit, ownFit, spread, requests } = reports
  const { curve, with: other, source } = compare.report
  const months = monthsOf(history)
  const newest = months.at(-1) ?? ''
  const shown = { curve: curve.date.slice(0, 7), against: other.date.slice(0, 7) }
  const timeline = useTimeline(months, shown.curve, (month) => {
    change({
      curve: month === newest ? '' : month,
      against: view.against === '' && month !== newest ? shown.against : view.against,
    })
  })
  const travel = {
    ...timeline,
    toggle: () => {
      setTraveled(true)
      timeline.toggle()
    },
    scrub: (month: string) => {
      setTraveled(true)
      timeline.scrub(month)
    },
  }
  const isWaiting = compare.isStale && compare.error === null
  const failed = [
    { what: 'The curve', state: compare },
    { what: 'The fit', state: fit },
    { what: 'The fit of your curve', state: ownFit },
    { what: 'The spread', state: spread },
  ].find(({ state: { error } }) => error !== null)
  const said =
    own && ownFit.report
      ? ownAnswerOf(ownFit.report, own.name)
      : answerOf({
          compare: compare.report,
          slope: reports.slope,
          fit: view.fit === 'none' ? null : fit.report,
          isNewest: shown.curve === newest,
        })
  const stripHeight = view.residuals && view.fit !== 'none'
  return (
    <DemoFrame
      demo={bondYields}
      href={href}
      answer={
        <>
          {failed && (
            <div className="mb-4">
              <ProblemNotice
                what={failed.what}
                error={failed.state.error}
                slug={bondYields.slug}
                href={href}
                onRetry={failed.state.retry}
                otherwise={
                  own
                    ? {
                        label: 'Back to the published figures',
                        onPress: () => {
                          setOwn(null)
                        },
                      }
                    : { label: 'Back to the default view', onPress: reset }
                }
              />
            </div>
          )}
          <div aria-busy={isWaiting}>
            <Answer>
              <Sentence said={said} />
            </Answer>
          </div>
          <span role="status" className="sr-only">
            {isWaiting ? 'Loading the curve…' : ''}
          </span>
        </>
      }
      source={
        <DataLine source={sourceInfo(source)}>
          month-end benchmark yields and bills, {months[0]} to {newest},{' '}
          {counted(months.length, 'month')}
        </DataLine>
      }
      controls={
        <ControlsPanel
          state={state}
          months={months}
          shown={shown}
          deepest={deepestMonth(reports.slope)}
          timeline={travel}
          points={own?.rows ?? curve.points.length}
        />
      }
      figures={
        <>
          {own && ownFit.report ? (
            <OwnFigure
              fit={ownFit.report}
              name={own.name}
              published={curve}
              view={view}
              isStale={ownFit.isStale}
            />
          ) : timeline.frame !== null ? (
            <MovingCurve
              history={history}
              month={timeline.frame}
              against={other}
              height={{ wide: stripHeight ? 460 : 330, narrow: stripHeight ? 430 : 300 }}
            />
          ) : (
            <CurveFigure
              compare={compare.report}
              fit={fit.report}
              view={view}
              isStale={compare.error !== null}
            />
          )}
          {spread.report && (
            <SpreadFigure
              spread={spread.report}
              pair={spreadPairs[view.spread]}
              run={view.run}
              isStale={spread.isStale}
            />
          )}
          <MortgageFigure spread={reports.mortgage} />
        </>
      }
      wideFigures={
        <>
          <SpreadTable history={history} mortgage={reports.mortgage} />
          <PriceFigure
            view={view}
            price={reports.price}
            isFitted={fit.report !== null}
            onChange={change}
          />
        </>
      }
      ownData={
        <OwnCurve
          own={own}
          onUse={setOwn}
          onStop={() => {
            setOwn(null)
          }}
        />
      }
      api={
        <CallTheApi
          requests={
            requests.own ? [requests.own] : [requests.compare, requests.spread, requests.fit]
          }
          answer={requests.own ? ownFit.report : (fit.report ?? compare.report)}
        />
      }
      how={<How />}
      talk={{
        title: 'Have a curve, a book or a limit to watch?',
        text: 'Tell us which one. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
}
