import { useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { ChipLine, DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { Figures } from '@/components/demo/figures'
import { mainFigure } from '@/components/demo/main-figure'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { counted, formatDay } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, groupsQuestion } from './ask'
import { cases } from './cases'
import { defaultReport } from './contract.gen'
import { GroupControls } from './controls'
import {
  ActionsFigure,
  ChoiceFigure,
  CohortFigure,
  How,
  LadderFigure,
  OwnPart,
  RankedFigure,
  RepeatsFigure,
  ScatterFigure,
  WeeksFigure,
} from './lazy-parts'
import { customerSegmentation } from './meta'
import type { OwnPurchases } from './own-purchases'
import { settings } from './settings'
import { SharesFigure } from './shares-figure'
import { agreement } from './words'

export default demoPage(function CustomerSegmentationDemo() {
  const state = useView(settings)
  const { settled, reset, href } = state
  const [own, setOwn] = useState<OwnPurchases | null>(null)
  const answer = useAnswer({ ...groupsQuestion, view: settled, own, unusable: state.unusable })
  const { answered, stale, pending, refused } = answer
  const { report } = answered
  const basis = { answered, stale, pending }
  const source = report.source ?? defaultReport.source
  return (
    <DemoFrame
      demo={customerSegmentation}
      href={href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, answer, {
        name: 'Agreement over seeds',
        value: report.stability,
        verdict: `${String(report.k)} groups`,
        format: agreement,
      })}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The answer for your file' : 'The answer'}
            state={answer}
            placed={['seed', 'horizon_weeks']}
            otherwise={[
              own
                ? { label: 'Back to the bundled purchases', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: reset },
            ]}
          />
          <Answer state={answer}>
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={
        answered.own ? (
          <ChipLine mode="computed" chip="Your file" end={null}>
            {answered.own.name}, {counted(answered.own.rows, 'row')}, for all figures
          </ChipLine>
        ) : (
          <DataLine
            source={{
              mode: 'snapshot',
              as_of: formatDay(source.as_of ?? ''),
              publisher: source.publisher,
              licence: source.licence,
              licence_url: source.licence_url,
            }}
          >
            purchases from {formatDay(report.first ?? '')} to {formatDay(report.last ?? '')}
          </DataLine>
        )
      }
      controls={<GroupControls state={state} refused={refused} isOwn={own !== null} />}
      figures={
        // Of a handful of customers the list says more than any group.
        report.is_too_few ? (
          <Figures>
            <RankedFigure {...basis} />
          </Figures>
        ) : (
          <>
            <SharesFigure {...basis} />
            <Figures
              className="mt-7 gap-2.5 md:mt-11 md:gap-11"
              names={['the customers', 'the number of groups']}
            >
              <ScatterFigure {...basis} />
              <ChoiceFigure {...basis} />
            </Figures>
          </>
        )
      }
      wideFigures={
        <Figures
          names={[
            'what to do',
            'a step up',
            'expected and actual',
            'by earlier purchases',
            'who stayed',
            'whom to write to first',
          ]}
        >
          {report.is_too_few ? null : <ActionsFigure {...basis} />}
          {report.is_too_few ? null : <LadderFigure {...basis} />}
          <WeeksFigure {...basis} />
          <RepeatsFigure {...basis} />
          <CohortFigure {...basis} />
          {report.is_too_few ? null : <RankedFigure {...basis} />}
        </Figures>
      }
      ownData={<OwnPart using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Want to know who your customers are, and whom to write to first?',
        text: 'Tell us what you sell and how your orders are kept. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
