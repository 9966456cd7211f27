import { useMemo } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import { ExpectedChart } from '@/components/charts/expected-chart'
import type { Refusal } from '@/components/demo/api-problem'
import { AnswerProblem } from '@/components/demo/problem-notice'
import { SelectField } from '@/components/demo/fields'
import { fieldsOf, wiresOf } from '@/components/demo/fields-of'
import { OpenFigure } from '@/components/demo/note'
import type { AnswerState } from '@/components/demo/use-answer'
import { ProblemsBelow } from '@/components/demo/field-problem'
import { UnderLabel } from '@/components/demo/under-label'
import { NumberField } from '@/components/demo/number-field'
import { counted, formatMoment, formatNumber, formatSigned } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import { thinPoints } from '@/lib/thin-points'
import type { ViewState } from '@/lib/use-view'
import type { Detection } from './ask'
import { defaults, THRESHOLD } from './report'
import { judged, MOST_DRAWN, type JudgedValue, type Series } from './series-math'
import { settings, type DetectView, type View } from './settings'
import { words } from './words'

const plain = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1)

/** One detector on one series: the visitor's own, or four synthetic days with a known spike. */
export function DetectFigure({
  detection,
  state,
}: {
  detection: AnswerState<DetectView, Series | null, Detection>
  state: ViewState<View>
}) {
  const { answered, stale, pending, refused } = detection
  const { own, report } = answered
  // 100,000 values are judged once an answer.
  const { drawn, table } = useMemo(() => {
    const values = judged(report.params, report.detect, own === null)
    const drawn = thinPoints(values, MOST_DRAWN, ({ flag }) => flag !== undefined)
    return { drawn, table: tableOf(values, own) }
  }, [report, own])
  const { detector, scored, flagged } = report.detect
  const { name } = words.detector[detector]
  const limit = formatNumber(report.params.threshold ?? THRESHOLD, 1)
  const subject = own ? own.name : 'Halifax, 96 synthetic hours with a spike of 12 °C at hour 80'
  const credit = own ? `Own data: ${own.name}` : 'Synthetic, from monthly means 1960–1994'
  const title =
    scored > 0
      ? `${name} flags ${formatNumber(flagged)} of ${counted(scored, 'scored value')}`
      : `${name} has scored nothing yet: it needs more values than its window`
  return (
    <>
      <AnswerProblem what="The detector’s verdict" state={detection} placed={wiresOf(settings)} />
      <ChartFigure
        demo="real-time-analytics"
        id="example-series"
        name={own ? 'own series' : 'example series'}
        title={title}
        sub={`${subject}. Line: the values in their order. Band: what ${name} would have let pass at the limit of ${limit}. Discs are flags.${table.rows.length > MOST_DRAWN ? ' Drawn: the lowest and highest of each stretch, and the flags.' : ''}`}
        table={table}
        credit={credit}
        stale={stale}
        pending={pending}
        isOwn={own !== null}
        saysStale
        foot={
          <p>
            Flagged:{' '}
            <OpenFigure
              name="values flagged"
              note={() => ({
                title: `${name} on ${own?.name ?? 'the example series'}`,
                formula: [`scores beyond ±${limit}`, `  = ${formatNumber(flagged)}`],
                result: formatNumber(flagged),
                inputs: [
                  { name: 'values', value: formatNumber(report.params.values.length) },
                  { name: 'scored', value: formatNumber(scored) },
                  { name: 'window', value: formatNumber(report.params.window) },
                ],
                text: 'Each value is compared with those before it, never with itself.',
                source: credit,
                date: own ? 'as given' : formatMoment(defaults.evaluation.start),
              })}
            >
              {formatNumber(flagged)}
            </OpenFigure>
            .{' '}
            {own
              ? 'Sent to be worked out, and not kept.'
              : 'The spike was put there; a detector that misses it, or flags anything else, is wrong.'}
          </p>
        }
      >
        <DetectorFields state={state} refused={refused} />
        <SeriesChart drawn={drawn} own={own} name={name} />
      </ChartFigure>
    </>
  )
}

function tableOf(rows: readonly JudgedValue[], own: Series | null): Table<JudgedValue> {
  const label: Column<JudgedValue> = {
    key: 'time',
    header: 'Label',
    value: ({ x }) => own?.labels[x],
  }
  // What a visitor's own values measure is not known.
  const degrees = own === null && { unit: '°C' }
  return {
    columns: [
      { key: 'index', header: 'Index', value: ({ x }) => x },
      ...(own ? [label] : []),
      { key: 'value', header: 'Value', ...degrees, align: 'end' },
      { key: 'expected', header: 'Expected', ...degrees, align: 'end' },
      { key: 'score', header: 'Score', align: 'end' },
      { key: 'flag', header: 'Flag', value: ({ flag }) => flag !== undefined },
    ],
    rows,
  }
}

function DetectorFields({
  state,
  refused,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
}) {
  const { view, change } = state
  const field = fieldsOf(settings, state, refused)
  const isSeasonal = view.with === 'seasonal'
  const numbers = [
    { ...field('window'), ...(isSeasonal && { label: 'Periods compared' }) },
    ...(isSeasonal ? [field('period')] : []),
    field('threshold'),
    field('floor'),
  ]
  return (
    <ProblemsBelow className="mb-3 grid grid-cols-2 items-end gap-3 md:flex">
      <UnderLabel label="Detector" className="md:w-44">
        <SelectField
          {...field('with')}
          onChange={(detector) => {
            // Fourteen days need more than this example holds; two periods fit.
            const window = detector === 'seasonal' && view.window > 7 ? 2 : view.window
            change({ with: detector, window })
          }}
        />
      </UnderLabel>
      {numbers.map((props) => (
        <UnderLabel key={props.label} label={props.label} className="md:w-36">
          <NumberField {...props} />
        </UnderLabel>
      ))}
    </ProblemsBelow>
  )
}

function SeriesChart({
  drawn,
  own,
  name,
}: {
  drawn: readonly JudgedValue[]
  own: Series | null
  name: string
}) {
  const write = (value: number) => (own ? plain(value) : `${plain(value)} °C`)
  return (
    <ExpectedChart
      label={`${name} on ${own?.name ?? 'the example series'}`}
      wideWidth={1120}
      height={{ wide: 300, narrow: 250 }}
      x={{ kind: 'linear', format: (value) => formatNumber(value) }}
      y={{ format: plain, ...(!own && { unit: '°C' }) }}
      points={drawn}
      unit="value"
      read={(at) => {
        const one = drawn[at]
        if (!one) return { title: '' }
        return {
          title: own?.labels[one.x] ?? `value ${formatNumber(one.x)}`,
          value: one.value === null ? 'missing' : write(one.value),
          lines: [
            one.expected !== null && `expected ${write(one.expected)}`,
            one.score === null ? 'no score' : `score ${formatSigned(one.score, 1)}`,
            one.flag !== undefined && 'flagged',
          ].filter((line) => line !== false),
        }
      }}
    />
  )
}
