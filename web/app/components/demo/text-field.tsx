import { useId } from 'react'
import { FieldProblem } from './field-problem'
import type { FieldProps } from './fields-of'
import { useTyped } from './use-typed'

/** A line of text, taken over when the person pauses. */
export function TextField({
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
