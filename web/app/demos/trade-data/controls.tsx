import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { formatMonth } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredTrade } from './ask'
import { chosenMonths, inMonths, months, settings, type View } from './settings'
import { rowsOf } from './summaries'
import { monthsBetween, periodName } from './words'

/** A table of one's own has products and no parts of the tariff. */
const ownRows: readonly { value: View['by']; label: string }[] = [
  { value: 'partner', label: 'Partners' },
  { value: 'section', label: 'Products' },
]

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
  const known = report.own ? monthsBetween(report.own.first, report.own.last) : months
  const options = [...new Set([...known, first, last])]
    .sort((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: formatMonth(value, 'short') }))
  const field = fieldsOf(settings, state)
  /** One end moved past the other takes it along. */
  const move = (end: 'from' | 'to', month: View['from']) => {
    const from = end === 'from' ? month : first
    const to = end === 'to' ? month : last
    const ends = from <= to ? { from, to } : { from: month, to: month }
    state.change(chosenMonths(ends, own !== null), 'push')
  }
  // One of the two may be all a table of one's own has.
  const ownBy = ownRows.filter(({ value }) => rowsOf(report, value) === value)
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{view.flow === 'exports' ? 'Exports' : 'Imports'}</b>,{' '}
          <b className="font-semibold">{periodName(first, last)}</b>
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      <ControlGroup legend="Flow">
        <Segments {...field('flow')} />
      </ControlGroup>
      <ControlGroup legend="By">
        <Segments
          {...field('by')}
          {...(own && { options: ownBy, value: rowsOf(report, view.by) })}
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
      <ControlGroup
        legend="Compare with"
        remark="The same months a year before, where there are figures of them."
      >
        <Segments {...field('compare')} />
      </ControlGroup>
    </Controls>
  )
}
