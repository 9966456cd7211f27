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
import { wiresOf } from '@/components/demo/fields-of'
import { counted } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf, marketLine } from './answer'
import { billQuestion, exchangesOf, forecastQuestion, marketQuestion } from './ask'
import { billAnswerOf } from './bill-answer'
import { cases } from './cases'
import { BatteryForm } from './controls'
import {
  BillFigure,
  DayFigure,
  EarningsFigures,
  ForecastFigure,
  HoursFigure,
  How,
  MonthsFigure,
  OwnMeter,
  SizesFigure,
  WeekFigure,
} from './lazy-parts'
import { energyManagement } from './meta'
import { forecastView, homeView, marketView, settings } from './settings'
import { money } from './words'

export default demoPage(function EnergyManagementDemo() {
  const state = useView(settings)
  const { settled, unusable } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const market = useAnswer({ ...marketQuestion, view: marketView(settled), own: null, unusable })
  const forecast = useAnswer({
    ...forecastQuestion,
    view: forecastView(settled),
    own: null,
    unusable,
  })
  const bill = useAnswer({ ...billQuestion, view: homeView(settled), own, unusable })
  const { answered, stale, pending } = market
  const basis = { answered, stale, pending }
  const meter = bill.answered
  const shown = own ? bill : market
  return (
    <DemoFrame
      demo={energyManagement}
      href={state.href}
      link={state.link}
      cases={cases}
      main={mainFigure(settings, state, market, {
        name: 'The week earns',
        value: answered.report.week_profit,
        format: money,
      })}
      own={meter.own}
      setOwn={setOwn}
      form={<BatteryForm state={state} answered={answered} refused={market.refused} />}
      answer={
        <>
          <AnswerProblem
            what={own ? 'The bill of your meter' : 'The schedule'}
            state={shown}
            placed={wiresOf(settings)}
            otherwise={[
              own
                ? { label: 'Back to the sample meter', onPress: () => setOwn(null) }
                : { label: 'Back to the default view', onPress: state.reset },
            ]}
          />
          <Answer state={shown} waiting="Working out the best schedule…">
            <Sentence
              said={meter.own ? billAnswerOf(meter) : answerOf(answered, forecast.answered)}
            />
          </Answer>
        </>
      }
      source={
        <DataLine
          source={{
            mode: 'snapshot',
            as_of: '2026-06',
            publisher: answered.report.market === 'alberta' ? 'AESO' : 'IESO',
          }}
        >
          {meter.own
            ? `${meter.own.name}, ${counted(meter.own.rows, 'row')}`
            : `${marketLine(answered)}; load of Ontario to June 30, 2026, of Alberta to June 8`}
        </DataLine>
      }
      figures={<WeekFigure {...basis} />}
      wideFigures={
        <Figures
          names={[
            'what it knows and pays',
            'other sizes',
            'the forecast',
            'the error by month',
            'the error by hour',
            'the bill at home',
            'the mean day',
          ]}
        >
          <EarningsFigures {...basis} />
          <SizesFigure {...basis} />
          <ForecastFigure state={state} answer={forecast} />
          <MonthsFigure answer={forecast} />
          <HoursFigure answer={forecast} />
          <BillFigure state={state} answer={bill} />
          <DayFigure answer={bill} />
        </Figures>
      }
      ownData={<OwnMeter using={meter.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered, forecast.answered, meter)} />}
      how={<How />}
      talk={{
        title: 'Have a battery to plan, or a bill to cut?',
        text: 'Tell us what you use, and when. The message opens with this demo and this view named, so you need not explain it twice.',
      }}
    />
  )
})
