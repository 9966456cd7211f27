import { useId, type KeyboardEvent } from 'react'
import type { Limits } from '@/lib/plain-number'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './fields-of'
import { readNumber } from './typed-number'
import { useTyped } from './use-typed'

/**
 * A number with its unit. A text field, for a browser's number field drops the comma of `550,000` and of `4,09`; its
 * limits and its arrow keys are told and kept by hand.
 */
export function NumberField({
  label,
  unit,
  value,
  min,
  max,
  whole = false,
  isMoney = false,
  step = 1,
  noun,
  problem,
  onFocus,
  ...kept
}: FieldProps<number> &
  Limits & {
    label: string
    unit?: string | undefined
    step?: number | undefined
  }) {
  const id = useId()
  const limits = { min, max, whole, isMoney }
  const { text, reason, remark, type, bind } = useTyped({
    value,
    read: (typed) => readNumber(typed, limits, noun),
    ...kept,
  })
  const said = reason ?? problem
  return (
    <div className="min-w-0">
      <div className="control-field">
        <input
          type="text"
          inputMode="decimal"
          role="spinbutton"
          aria-label={unit ? `${label}, ${unit}` : label}
          aria-invalid={said !== undefined}
          aria-describedby={said === undefined ? undefined : id}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          value={text ?? String(value)}
          onFocus={onFocus}
          {...bind}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            bind.onKeyDown(event)
            const up = new Map([
              ['ArrowUp', step],
              ['ArrowDown', -step],
            ]).get(event.key)
            if (up === undefined) return
            event.preventDefault()
            const read = readNumber(event.currentTarget.value, limits)
            const next = ('value' in read ? read.value : value) + up
            // What binary fractions add at the end is left off.
            type(String(Number(Math.min(max, Math.max(min, next)).toFixed(9))))
          }}
        />
        {unit && <span className="pr-2 text-muted">{unit}</span>}
      </div>
      <FieldProblem id={id} text={said} remark={remark} />
    </div>
  )
}
