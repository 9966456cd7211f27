import { useId } from 'react'
import { ControlGroup, Controls } from '@/components/demo/controls'
import { FieldProblem } from '@/components/demo/field-problem'
import { Segments, SelectField } from '@/components/demo/fields'
import { fieldsOf, type FieldProps } from '@/components/demo/fields-of'
import { NumberField } from '@/components/demo/number-field'
import { UnderLabel } from '@/components/demo/under-label'
import type { Refusal } from '@/components/demo/api-problem'
import { useTyped } from '@/components/demo/use-typed'
import type { ViewState } from '@/lib/use-view'
import { hasTarget, settings, type View } from './settings'

/** A line of text, taken over when the person pauses. */
function TextField({
  label,
  maxLength,
  problem,
  placeholder,
  value,
  onChange,
}: Pick<FieldProps<string>, 'value' | 'onChange' | 'problem'> & {
  label: string
  maxLength: number
  placeholder?: string
}) {
  const id = useId()
  const { text, bind } = useTyped({ value, read: (typed) => ({ value: typed }), onChange })
  return (
    <div className="min-w-0">
      <div className="control-field">
        <input
          type="text"
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          value={text ?? value}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
          {...bind}
        />
      </div>
      <FieldProblem id={id} text={problem} />
    </div>
  )
}

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
  const number = (
    key: 'min_weight_pct' | 'max_weight_pct' | 'group_min_pct' | 'group_max_pct',
    label: string,
  ) => (
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
      <ControlGroup
        legend="You hold"
        remark={`Symbols and amounts; their shares count. There are ${assets.join(', ')}.`}
      >
        <TextField
          {...field('holdings')}
          value={isEqual ? '' : view.holdings}
          placeholder={isOther ? 'equal parts' : settings.holdings.initial}
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
      <ControlGroup legend="Limits" remark="Below 0 % allows short positions.">
        <div className="grid grid-cols-2 gap-2">
          {number('min_weight_pct', 'Each at least')}
          {number('max_weight_pct', 'Each at most')}
        </div>
        <div className="mt-2 grid gap-2">
          <UnderLabel label="Together">
            <TextField {...field('group')} placeholder={assets.slice(-2).join(', ')} />
          </UnderLabel>
          {view.group.trim() !== '' && (
            <div className="grid grid-cols-2 gap-2">
              {number('group_min_pct', 'At least')}
              {number('group_max_pct', 'At most')}
            </div>
          )}
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
