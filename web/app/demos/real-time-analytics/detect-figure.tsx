import { useMemo } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { LineChart } from '@/components/charts/line-chart'
import { ProblemNotice } from '@/components/demo/faces'
import { SelectField } from '@/components/demo/fields'
import { NumberField } from '@/components/demo/value-fields'
import { counted, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import { FlagMark } from './detector-chart'
import { detectors, type View } from './params'
import { defaults } from './query'
import { judged, MOST_DRAWN, thinned, type JudgedValue, type OwnSeries } from './series-math'
import type { Detection } from './use-detection'
import { words } from './words'

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)

/** One detector on one series: the visitor's own, or four synthetic days with a known spike. */
export function DetectFigure({
  detection,
  own,
  view,
  href,
  onChange,
}: {
  detection: Detection
  own: OwnSeries | null
  view: View
  href: string
  onChange: (patch: Partial<View>, how?: 'push' | 'replace') => void
}) {
  const { params, report, error, isStale, retry } = detection
  // The stream draws the page many times a second: 100,000 values are judged once.
  const { all, drawn, table } = useMemo(() => {
    const values = judged(params, report)
    return { all: values, drawn: thinned(values), table: tableOf(values, own) }
  }, [params, report, own])
  const { name } = words.detector[report.detector]
  const subject = own ? own.name : 'Halifax, 96 synthetic hours with a spike of 12 °C at hour 80'
  const isWarm = report.scored > 0
  const title = isWarm
    ? `${name} flags ${formatNumber(report.flagged)} of ${counted(report.scored, 'scored value')}`
    : `${name} has scored nothing yet: it needs more values than its window`
  return (
    <div className="mt-11">
      {error !== null && (
        <div className="mb-4">
          <ProblemNotice
            what="The detector’s verdict"
            error={error}
            slug="real-time-analytics"
            href={href}
            onRetry={retry}
            kept={own ? 'Your series is still on this page.' : undefined}
          />
        </div>
      )}
      <ChartFigure
        demo="real-time-analytics"
        name={own ? 'own series' : 'example series'}
        title={title}
        sub={`${subject}. Line: the values in their order. Band: what ${name} would have let pass at the limit of ${formatNumber(view.threshold, 1)}. Discs are flags.${all.length > MOST_DRAWN ? ' Drawn: the lowest and highest of each stretch, and the flags.' : ''}`}
        table={table}
        credit={own ? `Own data: ${own.name}` : 'Synthetic, from monthly means 1960–1994'}
        stale={isStale || error !== null}
        foot={
          <p>
            {own
              ? 'Held in this page only.'
              : 'The spike was put there; a detector that misses it, or flags anything else, is wrong.'}
          </p>
        }
      >
        <DetectorFields view={view} onChange={onChange} />
        <SeriesChart drawn={drawn} own={own} name={name} isSynthetic={!own} />
      </ChartFigure>
    </div>
  )
}

function tableOf(rows: readonly JudgedValue[], own: OwnSeries | null): Table<JudgedValue> {
  return {
    columns: [
      { key: 'index', header: 'Index' },
      ...(own
        ? [
            {
              key: 'time',
              header: 'Label',
              value: ({ index }: JudgedValue) => own.labels[index],
            },
          ]
        : []),
      { key: 'value', header: 'Value', align: 'end' },
      { key: 'expected', header: 'Expected', align: 'end' },
      { key: 'score', header: 'Score', align: 'end' },
      { key: 'flag', header: 'Flag', value: ({ isFlagged }) => isFlagged },
    ],
    rows,
  }
}

/** The detector and its settings. */
function DetectorFields({
  view,
  onChange,
}: {
  view: View
  onChange: (patch: Partial<View>, how?: 'push' | 'replace') => void
}) {
  const fields = [
    {
      key: 'window',
      label: view.with === 'seasonal' ? 'Periods compared' : 'Window',
      min: 2,
      max: 1000,
    },
    ...(view.with === 'seasonal'
      ? [{ key: 'period', label: 'Values in a period', min: 1, max: 8784 } as const]
      : []),
    { key: 'threshold', label: 'Limit', min: 0.1, max: 1000 },
    { key: 'floor', label: 'Least scale', min: 0, max: 1e6 },
  ] as const
  return (
    <div className="mb-3 grid grid-cols-2 items-end gap-3 md:flex">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1 md:w-44">
        <span aria-hidden="true" className="small-text">
          Detector
        </span>
        <SelectField
          label="Detector of the series"
          value={view.with}
          options={detectors.map((value) => ({ value, label: words.detector[value].name }))}
          onChange={(value) => {
            // Fourteen days need more than this example holds; two periods fit.
            onChange(
              value === 'seasonal' && view.window > 7
                ? { with: value, window: 2 }
                : { with: value },
            )
          }}
        />
      </div>
      {fields.map(({ key, label, min, max }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)] content-end gap-1 md:w-36">
          <span aria-hidden="true" className="small-text">
            {label}
          </span>
          <NumberField
            label={label}
            value={view[key]}
            min={min}
            max={max}
            onChange={(value) => {
              const isWhole = key === 'window' || key === 'period'
              onChange({ [key]: isWhole ? Math.round(value) : value }, 'replace')
            }}
          />
        </div>
      ))}
    </div>
  )
}

function SeriesChart({
  drawn,
  own,
  name,
  isSynthetic,
}: {
  drawn: readonly JudgedValue[]
  own: OwnSeries | null
  name: string
  isSynthetic: boolean
}) {
  const unit = own ? '' : '°C'
  const write = (value: number) => (unit ? `${plain(value)} ${unit}` : plain(value))
  return (
    <LineChart
      label={`${name} on ${own?.name ?? 'the example series'}`}
      wideWidth={1120}
      height={{ wide: 300, narrow: 250 }}
      x={{ kind: 'linear', format: (value) => formatNumber(value) }}
      y={{ format: plain, ...(unit && { unit }) }}
      series={[
        {
          key: 'value',
          name: 'Value',
          tone: 'signal',
          plain: true,
          points: drawn.map(({ index: x, value: y }) => ({ x, y })),
          label: false,
        },
        {
          key: 'expected',
          name: 'Expected',
          tone: 'noise',
          points: drawn.map(({ index: x, expected: y, low, high }) => ({
            x,
            y,
            ...(low !== null && high !== null && { low, high }),
          })),
          label: false,
        },
      ]}
      cursor={{
        unit: 'value',
        at: drawn.map(({ index }) => index),
        read: (at) => {
          const one = drawn[at]
          if (!one) return { title: '' }
          return {
            title: own?.labels[one.index] ?? `value ${formatNumber(one.index)}`,
            value: one.value === null ? 'missing' : write(one.value),
            lines: [
              ...(one.expected === null ? [] : [`expected ${write(one.expected)}`]),
              ...(one.score === null ? ['no score'] : [`score ${formatSigned(one.score, 1)}`]),
              ...(one.isFlagged ? ['flagged'] : []),
            ],
          }
        },
      }}
    >
      {({ x, y }) =>
        drawn.map(({ index, value, isFlagged }) =>
          isFlagged && value !== null ? (
            <FlagMark
              key={index}
              x={x(index)}
              y={y(value)}
              isFalse={isSynthetic && !isExampleSpike(index)}
            />
          ) : null,
        )
      }
    </LineChart>
  )
}

/** The example's spike, two hours from hour 80 on; the hour after it returns to normal. */
function isExampleSpike(index: number) {
  return index >= 80 && index <= 82 && defaults.detect_params.values.length === 96
}
