import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import type { Refusal } from '@/components/demo/api-problem'
import type { ViewState } from '@/lib/use-view'
import { samples, settings, type View } from './settings'

/** The panel beside the figures: whose purchases, how many groups, from which seed, how far ahead. */
export function GroupControls({
  state,
  refused,
  isOwn,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  isOwn: boolean
}) {
  const { view, reset, isDefault, href } = state
  const field = fieldsOf(settings, state, refused)
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{isOwn ? 'Your purchases' : samples[view.sample]}</b>,{' '}
          <b className="font-semibold">{view.k === '' ? 'groups chosen' : `${view.k} groups`}</b>
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      {!isOwn && (
        <ControlGroup legend="Purchases">
          <Segments {...field('sample')} />
        </ControlGroup>
      )}
      <ControlGroup
        legend="Groups"
        remark="Chosen: the most groups that come back on other seeds and other customers, and are still told apart."
      >
        <SelectField {...field('k')} isWords />
      </ControlGroup>
      <ControlGroup legend="Seed" remark="The same seed gives the same answer, to the last byte.">
        <NumberField {...field('seed')} />
      </ControlGroup>
      <ControlGroup legend="Weeks ahead">
        <NumberField {...field('horizon_weeks')} />
      </ControlGroup>
      <ControlGroup
        legend="Held back to test"
        remark="The last weeks of the record, which the test of the forecast does not see."
      >
        <SelectField {...field('holdout')} isWords />
      </ControlGroup>
    </Controls>
  )
}
