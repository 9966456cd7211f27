import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { anchorOf } from '@/lib/figure-anchor'
import { formatMonth } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredTrade } from './ask'
import {
  asManyFrom,
  beginnings,
  comparedWith,
  comparisonOf,
  comparisons,
  firstOther,
  type Comparison,
} from './compared-months'
import {
  BOTH_BASES,
  chosenMonths,
  inMonths,
  knownMonths,
  settings,
  tradeView,
  type View,
} from './settings'
import { rowsOf } from './summaries'
import { APART, monthsBetween, periodName } from './words'

/** A table of one's own has products and no parts of the tariff. */
const ownRows: readonly { value: View['by']; label: string }[] = [
  { value: 'partner', label: 'Partners' },
  { value: 'section', label: 'Products' },
  { value: 'pair', label: 'Both' },
]
/** Canada's trade has the two apart. */
const bundledRows = settings.by.props.options.filter(({ value }) => value !== 'pair')

const comparing = (Object.keys(comparisons) as Comparison[]).map((value) => ({
  value,
  label: comparisons[value],
}))

const remarks: Record<Comparison, (compared: string | null) => string | undefined> = {
  year: () => 'The same months a year before, where there are figures of them.',
  other: (compared) => `As many months as are shown: ${compared ?? ''}.`,
  none: () => undefined,
}

const monthOption = (value: string) => ({ value, label: formatMonth(value, 'short') })

/** The panel beside the figures: which flow, by what, when, and against when. */
export function TradeControls({
  state,
  answered: { own, report },
}: {
  state: ViewState<View>
  answered: AnsweredTrade
}) {
  const { view, reset, isDefault, href } = state
  // Until somebody chooses, a table of one's own shows its own newest months.
  const { from: first, to: last } = own
    ? { from: view.from || report.partners.from, to: view.to || report.partners.to }
    : inMonths(view)
  const isOwn = own !== null
  const period = { from: first, to: last }
  const known = report.own ? { from: report.own.first, to: report.own.last } : knownMonths
  const options = [...new Set([...monthsBetween(known.from, known.to), first, last])]
    .sort((a, b) => a.localeCompare(b))
    .map(monthOption)
  const compare = comparedWith(tradeView(view, isOwn).compare, period, known)
  const comparison = comparisonOf(compare)
  const compared = comparison === 'other' ? asManyFrom(compare, period) : null
  const comparedText = compared && periodName(compared.from, compared.to)
  const starts = beginnings(period, known)
  const field = fieldsOf(settings, state)
  /** One end moved past the other takes it along. */
  const move = (end: 'from' | 'to', month: View['from']) => {
    const from = end === 'from' ? month : first
    const to = end === 'to' ? month : last
    const ends = from <= to ? { from, to } : { from: month, to: month }
    const kept = comparedWith(compare, ends, known)
    state.change({ ...chosenMonths(ends, isOwn), compare: kept }, 'push')
  }
  const choose = (chosen: Comparison) => {
    const start = firstOther(period, known)
    if (chosen !== 'other') state.change({ compare: chosen }, 'push')
    // Other months are as many as these: from now on these stand still, also those of a table.
    else if (start !== undefined)
      state.change({ ...chosenMonths(period, isOwn), compare: start }, 'push')
  }
  // One of the two may be all a table of one's own has.
  const rows = own ? ownRows.filter(({ value }) => rowsOf(report, value) === value) : bundledRows
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{view.flow === 'exports' ? 'Exports' : 'Imports'}</b>,{' '}
          <b className="font-semibold">{periodName(first, last)}</b>
          {comparedText !== null && `, against ${comparedText}`}
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      <ControlGroup
        legend="Flow"
        remark={
          own ? undefined : (
            <>
              On customs basis: goods as they cross the border.{' '}
              <a
                href={`#${anchorOf(BOTH_BASES)}`}
                className="text-primary underline underline-offset-3"
              >
                See it beside the balance of payments
              </a>
              .
            </>
          )
        }
      >
        <Segments {...field('flow')} />
      </ControlGroup>
      <ControlGroup legend="By" remark={own ? undefined : `Partner and product at once: ${APART}`}>
        <Segments
          {...field('by')}
          options={rows}
          value={rowsOf(report, view.by)}
          onChange={(by) => {
            // What was opened is a part of the rows that go.
            state.change({ by, into: '' }, 'push')
          }}
        />
      </ControlGroup>
      <ControlGroup
        legend="Months"
        remark={
          own
            ? 'Until you choose, the newest months of your table are shown: twelve, or as many as have a year before.'
            : undefined
        }
      >
        <div className="grid grid-cols-2 gap-2">
          <SelectField
            {...field('from')}
            options={options}
            value={first}
            onChange={(month) => {
              move('from', month)
            }}
          />
          <SelectField
            {...field('to')}
            options={options}
            value={last}
            onChange={(month) => {
              move('to', month)
            }}
          />
        </div>
      </ControlGroup>
      <ControlGroup legend="Compare with" remark={remarks[comparison](comparedText)}>
        <SelectField
          {...field('compare')}
          options={comparing.map((option) => ({
            ...option,
            disabled: option.value === 'other' && starts.length === 0,
          }))}
          value={comparison}
          onChange={choose}
          isWords
        />
        {compared && (
          <div className="mt-2">
            <span aria-hidden="true" className="mb-1 block font-medium">
              Beginning
            </span>
            <SelectField
              label="Beginning"
              options={starts.map(monthOption)}
              value={compare}
              onChange={(start) => {
                state.change({ compare: start }, 'push')
              }}
            />
          </div>
        )}
      </ControlGroup>
    </Controls>
  )
}
