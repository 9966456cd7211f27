import { CallTheApi } from '@/components/demo/api-panel'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DataLine } from '@/components/demo/data-line'
import { Answer, DemoFrame } from '@/components/demo/demo-frame'
import { DemoQueryProvider } from '@/components/demo/demo-query'
import { AnswerProblem } from '@/components/demo/faces'
import { fieldsOf } from '@/components/demo/fields-of'
import { Sentence } from '@/components/demo/said'
import { useAnswer } from '@/components/demo/use-answer'
import { NumberField } from '@/components/demo/value-fields'
import { formatNumber } from '@/lib/format'
import { useView } from '@/lib/use-view'
import { answerOf } from './answer'
import { exchangesOf, question } from './ask'
import { How, talk } from './how'
import { {{camel}} } from './meta'
import { settings } from './settings'

export default function {{pascal}}Page() {
  return (
    <DemoQueryProvider>
      <{{pascal}}Demo />
    </DemoQueryProvider>
  )
}

function {{pascal}}Demo() {
  const state = useView(settings)
  const { view, settled, reset, isDefault, href } = state
  const answer = useAnswer({ ...question, view: settled, own: null })
  const { answered, pending, refused } = answer
  const field = fieldsOf(settings, state, refused)
  return (
    <DemoFrame
      demo={{{camel}}}
      href={href}
      answer={
        <>
          <AnswerProblem
            what="The answer"
            state={answer}
            slug={{{camel}}.slug}
            href={href}
            placed={['amount']}
            otherwise={{ label: 'Back to the default view', onPress: reset }}
          />
          <div aria-busy={pending}>
            <Answer>
              <Sentence said={answerOf(answered)} />
            </Answer>
          </div>
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
      figures={null}
      api={<CallTheApi exchanges={exchangesOf(answered)} />}
      how={<How />}
      talk={talk}
    />
  )
}
