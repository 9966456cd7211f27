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
import { counted, formatMonth } from '@/lib/format'
import { pick } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { shockQuestion, tradeQuestion } from './ask'
import { exchangesOf } from './calls'
import { cases } from './cases'
import { ContributionFigure } from './contribution-figure'
import { defaultReport } from './contract.gen'
import { TradeControls } from './controls'
import {
  AdvantageFigure,
  BuilderFigure,
  ConcentrationFigure,
  FlowFigure,
  GridFigure,
  How,
  MonthsFigure,
  OwnTrade,
  ReconcileFigure,
  SensitivityFigure,
  ShareFigure,
  ShockFigure,
  TradeLink,
  TreemapFigure,
  TwoWayFigure,
} from './lazy-parts'
import { tradeData } from './meta'
import { chosenMonths, settings, shockView, tableView, tradeView } from './settings'
import { hasBoth, rowsOf, sideOf } from './summaries'
import { chapterFor, partnerFor, tariffedTrade } from './tariff'
import { useOwnNames } from './use-own-names'
import { money, pairsRefused } from './words'

export default demoPage(function TradeDataDemo() {
  const state = useView(settings)
  const { view, settled, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const answer = useAnswer({
    ...tradeQuestion,
    view: tradeView(settled, own !== null),
    own,
    unusable: state.unusable,
  })
  const { answered, stale, pending } = answer
  const { report } = answered
  const tariffed = tariffedTrade(answered)
  const named = useOwnNames(state, answered.own)
  // A tariff on Canada's trade has Canada's partners, also beside a table of one's own.
  const tariff = tariffed.own ? named : state
  const assumed = shockView(tariff.settled)
  const shock = useAnswer({
    ...shockQuestion,
    view: {
      ...assumed,
      ...pick(tariffed.report.partners, ['from', 'to']),
      partner: partnerFor(assumed, tariffed.report),
      chapter: chapterFor(assumed, tariffed.report),
    },
    own: tariffed.own,
    unusable: state.unusable,
  })
  const basis = { answered, stale, pending }
  const shockBasis = pick(shock, ['answered', 'stale', 'pending'])
  // Chosen for Canada's trade, or for another table.
  const hasOtherMonths =
    own !== null && answer.refused.some(({ field }) => field === 'from' || field === 'to')
  // What the address compares with may begin or end beyond a table that was not read yet.
  const hasOtherCompared = own !== null && answer.refused.some(({ field }) => field === 'compare')
  const by = rowsOf(report, view.by)
  const side = sideOf(by)
  return (
    <DemoFrame
      demo={tradeData}
      href={href}
      link={state.link}
      LinkNotice={TradeLink}
      cases={cases}
      onCase={() => {
        setOwn(null)
      }}
      isNoCase={own !== null}
      main={{
        ...mainFigure(settings, state, answer, {
          name: report.partners.flow === 'exports' ? 'Exports' : 'Imports',
          value: report.partners.total,
          format: money,
        }),
        // The months of the plain page are not written into its address.
        restore: () => {
          const { view: pinned, own: table } = answered
          state.change({ ...pinned, ...chosenMonths(pinned, table !== null) }, 'push')
        },
      }}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The answer for your table' : 'The answer'}
            state={answer}
            otherwise={[
              ...(hasOtherMonths
                ? [
                    {
                      label: 'The newest months of your table',
                      onPress: () => {
                        state.change({ from: '', to: '', compare: 'year' }, 'push')
                      },
                    },
                  ]
                : hasOtherCompared
                  ? [
                      {
                        label: 'Compare with a year before',
                        onPress: () => {
                          state.change({ compare: 'year' }, 'push')
                        },
                      },
                    ]
                  : []),
              own
                ? { label: 'Back to Canada’s trade', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer}>
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={
        <DataLine
          source={{
            mode: 'snapshot',
            as_of: formatMonth(defaultReport.last),
            publisher: defaultReport.source.publisher,
            licence: defaultReport.source.licence,
            licence_url: defaultReport.source.licence_url,
          }}
        >
          {answered.own &&
            `${answered.own.name}, ${counted(answered.own.rows, 'row')}, for the answer; else `}
          customs figures by partner and by chapter, {formatMonth(defaultReport.first)} to{' '}
          {formatMonth(defaultReport.last)}; newest totals live where reachable
        </DataLine>
      }
      controls={<TradeControls state={named} answered={answered} />}
      figures={
        <>
          <ContributionFigure {...basis} by={by} refused={pairsRefused(report, view.by)} />
          <Figures className="mt-7 gap-2.5 md:mt-11 md:gap-11" names={['the shares', 'the flows']}>
            <TreemapFigure
              {...basis}
              by={side}
              into={named.view.into}
              onInto={(into) => {
                named.change({ into }, 'push')
              }}
            />
            {hasBoth(report) && <FlowFigure {...basis} />}
          </Figures>
        </>
      }
      wideFigures={
        <Figures
          names={[
            'the share by month',
            'the concentration',
            'the months',
            'both bases',
            'the tariff',
            'the assumptions',
            'tariff and elasticity',
            'the table',
            'two-way trade',
            'the advantage',
          ]}
        >
          {report.own?.series.by !== 'product' && <ShareFigure {...basis} by={side} />}
          <ConcentrationFigure {...basis} by={side} />
          <MonthsFigure {...basis} by={side} />
          <ReconcileFigure flow={view.flow} />
          <ShockFigure state={tariff} trade={tariffed} asked={shock} />
          <SensitivityFigure {...shockBasis} />
          <GridFigure {...shockBasis} />
          <BuilderFigure state={state} />
          <TwoWayFigure answered={answered} />
          <AdvantageFigure />
        </Figures>
      }
      ownData={<OwnTrade using={answered.own} onUse={setOwn} />}
      api={
        <CallTheApi exchanges={exchangesOf(answered, side, tableView(settled), shock.answered)} />
      }
      how={<How />}
      talk={{
        title: 'Have trade of your own to explain, month by month?',
        text: 'Tell us what you sell, and where. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
