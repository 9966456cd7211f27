import type { Refusal } from '@/components/demo/api-problem'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import { UnderLabel } from '@/components/demo/under-label'
import type { ViewState } from '@/lib/use-view'
import type { AnsweredFleet } from './ask'
import { drawnUnit, machineOptions } from './sensors'
import { fleets, settings, type View } from './settings'
import { money } from './words'

/** The panel beside the figures: whose machines, what acting and failing cost, how sure, and which one is drawn. */
export function FleetControls({
  state,
  refused,
  answered,
  isOwn,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  answered: AnsweredFleet
  isOwn: boolean
}) {
  const { view, change, reset, isDefault, href } = state
  const field = fieldsOf(settings, state, refused)
  const number = (key: 'planned_cost' | 'failure_cost' | 'cap', step: number) => {
    const props = field(key)
    return (
      <UnderLabel label={props.label}>
        <NumberField {...props} step={step} />
      </UnderLabel>
    )
  }
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{isOwn ? 'Your machines' : fleets[view.fleet]}</b>,{' '}
          <b className="font-semibold">{money(view.failure_cost)}</b> a failure
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      {!isOwn && (
        <ControlGroup
          legend="Fleet"
          remark="Both are simulated: the pumps by this site, the engines by NASA."
        >
          <Segments {...field('fleet')} />
        </ControlGroup>
      )}
      <ControlGroup legend="What it costs" remark="Assumptions to change; dollars a machine.">
        <div className="grid gap-2">
          {number('planned_cost', 1000)}
          {number('failure_cost', 5000)}
        </div>
      </ControlGroup>
      <ControlGroup legend="Interval" remark="How many of a hundred are to hold the truth.">
        <Segments {...field('interval')} />
      </ControlGroup>
      {isOwn && (
        <ControlGroup
          legend="Lives told apart"
          remark="A machine far from failure shows no wear yet: longer lives count as this one."
        >
          {number('cap', 5)}
        </ControlGroup>
      )}
      <ControlGroup legend="Machine" remark="Whose sensors are drawn.">
        <SelectField
          label="Machine"
          options={machineOptions(answered)}
          value={drawnUnit(answered.report, view.machine)}
          onChange={(machine) => {
            change({ machine }, 'push')
          }}
          isWords
        />
      </ControlGroup>
    </Controls>
  )
}
