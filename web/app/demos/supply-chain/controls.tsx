import type { Refusal } from '@/components/demo/api-problem'
import { ChipPicker } from '@/components/demo/chip-picker'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import { TextField } from '@/components/demo/text-field'
import { UnderLabel } from '@/components/demo/under-label'
import { formatNumber } from '@/lib/format'
import type { ViewState } from '@/lib/use-view'
import { defaultReport } from './contract.gen'
import { settings, type View } from './settings'

const cities = defaultReport.network.sites.map(({ key, name }) => ({ value: key, label: name }))

/** The panel beside the figures: what is ordered, what things cost, and what is decided by hand. */
export function NetworkControls({
  state,
  refused,
  isOwn,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  isOwn: boolean
}) {
  const { view, change, reset, isDefault, href } = state
  const field = fieldsOf(settings, state, refused)
  const isPlacing = !isOwn && view.mine.length > 0
  const number = (
    key: 'demand_kg' | 'freight' | 'site_cost' | 'capacity_t' | 'speed_kmh',
    step: number,
  ) => {
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
          {!isOwn && (
            <>
              <b className="font-semibold">${formatNumber(view.site_cost)}</b> a site,{' '}
            </>
          )}
          <b className="font-semibold">${String(view.freight)}</b> a tonne-km
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      <ControlGroup
        legend="Costs and demand"
        remark={
          isOwn
            ? 'Demand, sites and capacities are those of your table.'
            : 'A capacity of 0 is no limit.'
        }
      >
        <div className="grid gap-2">
          {!isOwn && number('demand_kg', 1)}
          {number('freight', 0.01)}
          {!isOwn && number('site_cost', 50_000)}
          {!isOwn && number('capacity_t', 5000)}
        </div>
      </ControlGroup>
      <ControlGroup
        legend="Time on the way"
        remark="An assumption: an hour covers so many kilometres of great circle, fewer than of road. It changes hours alone, no network."
      >
        {number('speed_kmh', 5)}
      </ControlGroup>
      {!isPlacing && (
        <ControlGroup legend="How many">
          <SelectField {...field('sites')} isWords />
        </ControlGroup>
      )}
      {!isOwn && (
        <ControlGroup
          legend="By hand"
          remark={
            isPlacing
              ? 'Or press places on the map. Without any the solver decides.'
              : 'Or press places on the map. The solver decides the rest.'
          }
        >
          {isPlacing ? (
            <UnderLabel label="Your sites">
              <ChipPicker
                {...field('mine')}
                onChange={(mine) => {
                  change(mine.length > 0 ? { mine } : { mine, best: false })
                }}
                noun="own site"
                options={cities}
                sets={[]}
              />
            </UnderLabel>
          ) : (
            <>
              <UnderLabel label="Open in any case">
                <ChipPicker {...field('open')} noun="open site" options={cities} sets={[]} />
              </UnderLabel>
              <UnderLabel label="Closed">
                <ChipPicker {...field('closed')} noun="closed site" options={cities} sets={[]} />
              </UnderLabel>
            </>
          )}
          <UnderLabel label="Barred ways, site first" className="mt-2">
            <TextField {...field('barred')} placeholder="vancouver>victoria" />
          </UnderLabel>
        </ControlGroup>
      )}
    </Controls>
  )
}
