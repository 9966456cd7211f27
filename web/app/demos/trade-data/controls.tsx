import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import type { ViewState } from '@/lib/use-view'
import { settings, type View } from './settings'
import { periodName } from './words'

/** The panel beside the figures: which flow, by what, when, and against when. */
export function TradeControls({ state, isOwn }: { state: ViewState<View>; isOwn: boolean }) {
  const { view, reset, isDefault, href } = state
  const field = fieldsOf(settings, state)
  /** One end moved past the other takes it along. */
  const move = (end: 'from' | 'to', month: View['from']) => {
    const from = end === 'from' ? month : view.from
    const to = end === 'to' ? month : view.to
    state.change(from <= to ? { from, to } : { from: month, to: month }, 'push')
  }
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{view.flow === 'exports' ? 'Exports' : 'Imports'}</b>,{' '}
          <b className="font-semibold">{periodName(view.from, view.to)}</b>
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
        <Segments {...field('by')} />
      </ControlGroup>
      <ControlGroup
        legend="Months"
        remark={
          isOwn
            ? 'Until you choose, the newest months of your table are shown: twelve, or as many as have a year before.'
            : undefined
        }
      >
        <div className="grid grid-cols-2 gap-2">
          <SelectField
            {...field('from')}
            onChange={(month) => {
              move('from', month)
            }}
          />
          <SelectField
            {...field('to')}
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
