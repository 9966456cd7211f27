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
import { refusalText } from '@/components/demo/refusal-text'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { counted } from '@/lib/format'
import { shownTexts } from '@/lib/url-state'
import { useView } from '@/lib/use-view'
import { answerOf, percent, publisherOf } from './answer'
import { exchangesOf, portfolioQuestion } from './ask'
import { cases } from './cases'
import { PortfolioControls } from './controls'
import { FrontierFigure } from './frontier-figure'
import {
  CompanyFigure,
  CorrelationFigure,
  DrawdownFigure,
  FanFigure,
  How,
  OutOfSampleFigure,
  OwnPrices,
  RulesFigure,
  WeightsFigure,
} from './lazy-parts'
import { investmentResearch } from './meta'
import { hasTarget, portfolioView, settings } from './settings'

export default demoPage(function InvestmentResearchDemo() {
  const state = useView(settings)
  const { view, settled, reset, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const answer = useAnswer({
    ...portfolioQuestion,
    view: portfolioView(settled),
    own,
    unusable: shownTexts(state.unusable, { target_pct: hasTarget(view.aim) }),
  })
  const { answered, refused, stale, pending } = answer
  const { report } = answered
  const { window } = report
  const basis = { answered, stale, pending }
  const refusedTable = refused.find(({ field }) => field === 'csv')
  return (
    <DemoFrame
      demo={investmentResearch}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: 'Deepest fall',
        value: -100 * report.held.metrics.max_drawdown,
        format: percent,
      })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The answer on your prices' : 'The portfolio'}
            state={answer}
            placed={['holdings', 'groups']}
            otherwise={[
              own
                ? { label: 'Back to the published figures', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer} waiting="Working out the portfolio…">
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={
        <DataLine
          source={{
            mode: 'snapshot',
            as_of: window.last.slice(0, 7),
            publisher: publisherOf(answered),
            ...(answered.own === null &&
              answered.view.data === 'bonds' && {
                licence: 'Terms of use',
                url: 'https://www.bankofcanada.ca/terms/',
              }),
          }}
        >
          {window.first.slice(0, 7)} to {window.last.slice(0, 7)}, {counted(window.rows, 'price')}{' '}
          of {counted(report.assets.length, 'asset')}, {window.periods_per_year} a year
          {window.remark != null && <>. {window.remark}</>}
        </DataLine>
      }
      controls={
        <PortfolioControls
          state={state}
          refused={refused}
          assets={report.assets.map(({ asset }) => asset)}
          isOwn={own !== null}
        />
      }
      figures={
        <>
          <FrontierFigure {...basis} />
          <Figures
            className="mt-7 gap-2.5 md:mt-11 md:gap-11"
            names={['the drawdown', 'the futures']}
          >
            <DrawdownFigure {...basis} />
            <FanFigure {...basis} />
          </Figures>
        </>
      }
      wideFigures={
        <Figures
          names={[
            'the weights',
            'the choice put to the test',
            'rebalancing',
            'the correlations',
            'a company’s figures',
          ]}
        >
          <WeightsFigure {...basis} />
          <OutOfSampleFigure {...basis} />
          <RulesFigure {...basis} />
          <CorrelationFigure {...basis} />
          <CompanyFigure state={state} />
        </Figures>
      }
      ownData={
        <OwnPrices
          using={answered.own}
          problem={refusedTable && refusalText(refusedTable)}
          onUse={setOwn}
        />
      }
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Have a book, a mandate or a limit to watch?',
        text: 'Tell us which one. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
