import { useState } from 'react'
import { Answer } from '@/components/demo/answer'
import { CallTheApi } from '@/components/demo/api-panel'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DataLine } from '@/components/demo/data-line'
import { DemoFrame } from '@/components/demo/demo-frame'
import { demoPage } from '@/components/demo/demo-query'
import { fieldsOf } from '@/components/demo/fields-of'
import { Figures } from '@/components/demo/figures'
import { NumberField } from '@/components/demo/number-field'
import type { OwnTable } from '@/components/demo/own-data'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { formatNumber } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, question } from './ask'
import { How, OwnParts, PartsFigure } from './lazy-parts'
import { predictiveMaintenance } from './meta'
import { settings } from './settings'

export default demoPage(function PredictiveMaintenanceDemo() {
  const state = useView(settings)
  const { view, settled, reset, isDefault, href } = state
  const [own, setOwn] = useState<OwnTable | null>(null)
  const answer = useAnswer({ ...question, view: settled, own, unusable: state.unusable })
  const { answered, refused, stale, pending } = answer
  const field = fieldsOf(settings, state, refused)
  return (
    <DemoFrame
      demo={predictiveMaintenance}
      href={href}
      link={state.link}
      own={answered.own}
      setOwn={setOwn}
      answer={
        <>
          <AnswerProblem
            what="The answer"
            state={answer}
            placed={['amount']}
            otherwise={[{ label: 'Back to the default view', onPress: reset }]}
          />
          <Answer state={answer}>
            <Sentence said={answerOf(answered)} />
          </Answer>
        </>
      }
      source={
        <DataLine source={{ mode: 'snapshot', as_of: '2026-01', publisher: 'Name the publisher' }}>
          nothing is stored
        </DataLine>
      }
      controls={
        <Controls
          summary={formatNumber(view.amount)}
          href={href}
          isDefault={isDefault}
          onReset={reset}
        >
          <ControlGroup legend="Amount">
            <NumberField {...field('amount')} />
          </ControlGroup>
        </Controls>
      }
      figures={
        <Figures>
          <PartsFigure
            demo="predictive-maintenance"
            credit={answered.own ? `Own data: ${answered.own.name}` : 'Name the publisher'}
            report={answered.report}
            isOwn={answered.own !== null}
            {...{ stale, pending }}
          />
        </Figures>
      }
      ownData={<OwnParts using={answered.own} onUse={setOwn} />}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={{
        title: 'Is this your question too?',
        text: 'Tell us about your data. The message opens with this demo and this view named.',
      }}
    />
  )
})
