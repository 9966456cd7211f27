import { ControlGroup, Controls } from '@/components/demo/controls'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import { RowsField } from '@/components/demo/rows-field'
import { UnderLabel } from '@/components/demo/under-label'
import type { Refusal } from '@/components/demo/api-problem'
import { writeRows } from '@/lib/text-rows'
import type { ViewState } from '@/lib/use-view'
import { hasTarget, settings, type View } from './settings'

/** The panel beside the figures. */
export function PortfolioControls({
  state,
  refused,
  assets,
  isOwn,
}: {
  state: ViewState<View>
  refused: readonly Refusal[]
  /** What can be held. */
  assets: readonly string[]
  /** Whether the prices are the visitor's own. */
  isOwn: boolean
}) {
  const { view, reset, isDefault, href } = state
  const field = fieldsOf(settings, state, refused)
  const isOther = isOwn || view.data !== 'bonds'
  const isEqual = isOther && view.holdings === settings.holdings.initial
  const aim = settings.aim.props.options.find(({ value }) => value === view.aim)?.label ?? ''
  const number = (key: 'min_weight_pct' | 'max_weight_pct', label: string) => (
    <UnderLabel label={label}>
      <NumberField {...field(key)} unit="%" step={5} />
    </UnderLabel>
  )
  return (
    <Controls
      summary={
        <>
          <b className="font-semibold">{isEqual ? 'Equal parts' : view.holdings}</b>
          <br />
          {aim}
        </>
      }
      href={href}
      isDefault={isDefault}
      onReset={reset}
    >
      {!isOwn && (
        <ControlGroup
          legend="Prices"
          {...(view.data === 'synthetic' && {
            remark: 'Made up, to try the page with: they say nothing about any market.',
          })}
        >
          <Segments {...field('data')} />
        </ControlGroup>
      )}
      <ControlGroup legend="You hold" remark="Amounts of any kind: their shares count.">
        <RowsField
          {...field('holdings')}
          nameLabel="Asset"
          names={assets}
          columns={[{ label: 'Amount', min: 0, max: 1e12, step: 5 }]}
          least={1}
          value={
            isEqual ? writeRows(assets.map((name) => ({ name, numbers: [1] }))) : view.holdings
          }
          added={(rows) => {
            const name = assets.find((asset) => rows.every((row) => row.name !== asset))
            return name === undefined ? undefined : { name, numbers: [10] }
          }}
        />
      </ControlGroup>
      <ControlGroup legend="Look for">
        <SelectField {...field('aim')} isWords />
        {hasTarget(view.aim) && (
          <div className="mt-2">
            <NumberField {...field('target_pct')} unit="% a year" />
          </div>
        )}
      </ControlGroup>
      <ControlGroup
        legend="Limits"
        remark="Below 0 % allows short positions. Together: symbols joined by a plus."
      >
        <div className="grid grid-cols-2 gap-2">
          {number('min_weight_pct', 'Each at least')}
          {number('max_weight_pct', 'Each at most')}
        </div>
        <div className="mt-2">
          <RowsField
            {...field('groups')}
            nameLabel="Together"
            columns={['At least', 'At most'].map((label) => ({
              ...settings.max_weight_pct.props,
              ...{ label, unit: '%', step: 5 },
            }))}
            added={() => ({ name: assets.slice(-2).join('+'), numbers: [0, 100] })}
          />
        </div>
      </ControlGroup>
      <ControlGroup legend="Rules">
        <SelectField {...field('rebalance')} isWords />
        <div className="mt-2 grid grid-cols-2 gap-2">
          <UnderLabel label="Trading cost">
            <NumberField {...field('cost_bp')} unit="bp" />
          </UnderLabel>
          <UnderLabel label="Risk-free rate">
            <NumberField {...field('risk_free_pct')} unit="%" step={0.25} />
          </UnderLabel>
          <UnderLabel label="Futures of">
            <NumberField {...field('horizon_years')} unit="years" />
          </UnderLabel>
          <UnderLabel label="Seed">
            <NumberField {...field('seed')} />
          </UnderLabel>
        </div>
      </ControlGroup>
    </Controls>
  )
}
