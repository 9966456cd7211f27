import { Answer, DemoFrame, HowItWorks } from '@/components/demo/demo-frame'
import { CallTheApi } from '@/components/demo/call-the-api'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { DataLine } from '@/components/demo/data-line'
import { DemoQueryProvider, useReport } from '@/components/demo/demo-query'
import { PendingAnswer, ProblemNotice } from '@/components/demo/faces'
import { OpenFigure } from '@/components/demo/note'
import { useView } from '@/components/demo/use-view'
import { NumberField } from '@/components/demo/value-fields'
import type { components } from '@/api/schema.gen'
import { formatNumber } from '@/lib/format'
import { numeric } from '@/lib/url-state'
import defaultReport from './default-report.gen.json'
import { {{camel}} } from './meta'

type Report = components['schemas']['{{pascal}}Report']

const settings = { amount: numeric(defaultReport.params.amount, { min: 0, max: 1e9 }) }

function View() {
  const { view, change, reset, isDefault, href } = useView(settings)
  const request = { method: 'POST', path: '/api/v1/{{slug}}/run', body: view } as const
  const initial = isDefault ? (defaultReport.report as Report) : undefined
  const { report, error, retry } = useReport<Report>(['{{slug}}', view], request, initial)
  return (
    <DemoFrame
      demo={{{camel}}}
      href={href}
      answer={
        error ? (
          <ProblemNotice what="The answer" slug={{{camel}}.slug} href={href} error={error} onRetry={retry} />
        ) : report ? (
          <Answer>
            The result is{' '}
            <OpenFigure
              note={{
                title: 'Result',
                formula: ['result = amount'],
                result: formatNumber(report.result),
                source: 'Your input',
                date: 'now',
              }}
            >
              {formatNumber(report.result)}
            </OpenFigure>
            .
          </Answer>
        ) : (
          <PendingAnswer what="the answer" />
        )
      }
      source={
        <DataLine source={{ mode: 'snapshot', as_of: '2026-01-31', publisher: 'Name the publisher' }}>
          nothing is stored
        </DataLine>
      }
      controls={
        <Controls summary={formatNumber(view.amount)} href={href} isDefault={isDefault} onReset={reset}>
          <ControlGroup legend="Amount">
            <NumberField
              label="Amount"
              value={view.amount}
              min={0}
              max={1e9}
              onChange={(amount) => change({ amount })}
            />
          </ControlGroup>
        </Controls>
      }
      figures={null}
      api={<CallTheApi requests={[request]} answer={report} />}
      how={<HowItWorks method={<p>Say how.</p>} limits={['Say what it cannot do.']} company={<p>Say what it takes.</p>} />}
      talk={{ title: 'Is this your question too?', text: 'Tell us about your data.' }}
    />
  )
}

/** {{title}}. */
export default function {{pascal}}Page() {
  return (
    <DemoQueryProvider>
      <View />
    </DemoQueryProvider>
  )
}
