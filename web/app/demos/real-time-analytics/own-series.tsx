import { useState } from 'react'
import { Notice } from '@/components/demo/faces'
import { OwnData } from '@/components/demo/own-data'
import { detect } from './fields.gen'
import { defaults } from './report'
import { scope, seriesOf, type Series } from './series-math'

/** The engine's own limit: numbers up to a million million. */
const columns = [
  { key: 'time', kind: 'text', optional: true },
  { key: 'value', kind: 'number', gaps: true, min: -1e12, max: 1e12 },
] as const

const hour = (index: number) =>
  new Date(Date.parse(defaults.evaluation.start) + index * 3_600_000).toISOString().slice(0, 16)

const template = {
  name: 'boreal-series-template.csv',
  text: [
    'time,value',
    ...defaults.detect_params.values.map((value, index) => `${hour(index)},${String(value ?? '')}`),
    '',
  ].join('\n'),
}

export function OwnSeries({
  own,
  onUse,
}: {
  own: Series | null
  onUse: (series: Series | null) => void
}) {
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <>
      <OwnData
        what="readings of a sensor of your own, one a row in their order; leave a missing value empty"
        scope={scope}
        back="Back to the example"
        columns={columns}
        maxRows={detect.values.maxItems}
        template={template}
        using={own}
        onUse={(rows, name) => {
          const series = seriesOf(rows, name)
          setRefused(series ? null : `${name} holds no number in a column called “value”.`)
          if (series) onUse(series)
        }}
        onStop={() => {
          onUse(null)
        }}
      />
      {refused && (
        <div className="mt-3">
          <Notice tone="warning" title="Nothing to judge">
            <p>{refused}</p>
          </Notice>
        </div>
      )}
    </>
  )
}
