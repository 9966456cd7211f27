import { useId, type ReactNode } from 'react'
import type { Option } from '@/lib/url-state'
import { DemoIcon } from './demo-icons'

/** A choice of few, all visible. The chosen one is inverted, not green: green is for data. */
export function Segments<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="segments w-full">
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            className="sr-only"
            onChange={() => {
              onChange(option.value)
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** Ready-made settings under a field. */
export function QuickChoices({
  label,
  choices,
}: {
  label: string
  choices: readonly {
    label: string
    /** Where it stays the same button, with the focus, under another label. */
    id?: string
    pressed?: boolean
    onPress: () => void
  }[]
}) {
  return (
    <div role="group" aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
      {choices.map((choice) => (
        <button
          key={choice.id ?? choice.label}
          type="button"
          aria-pressed={choice.pressed}
          className="quick-choice"
          onClick={choice.onPress}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}

/** A field of ordered values with a step back and a step on; `mark` is the key of the series it sets. */
export function Stepper({
  label,
  mark,
  value,
  options,
  onChange,
  unitName,
}: {
  label: string
  mark?: ReactNode
  value: string
  /** From first to last. */
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  unitName: string
}) {
  const at = options.findIndex((option) => option.value === value)
  const go = (index: number) => {
    const option = options[index]
    if (option) onChange(option.value)
  }
  return (
    <div className="control-field">
      {mark}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <StepButton
        label={`${label}: ${unitName} before`}
        icon="left"
        isOff={at <= 0}
        onClick={() => {
          go(at - 1)
        }}
      />
      <StepButton
        label={`${label}: ${unitName} after`}
        icon="right"
        isOff={at < 0 || at >= options.length - 1}
        onClick={() => {
          go(at + 1)
        }}
      />
    </div>
  )
}

function StepButton({
  label,
  icon,
  isOff,
  onClick,
}: {
  label: string
  icon: 'left' | 'right'
  isOff: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the button that was just pressed must keep the focus.
      aria-disabled={isOff}
      className="grid size-9 shrink-0 place-items-center rounded-field text-muted hover:text-text aria-disabled:opacity-40"
      onClick={() => {
        if (!isOff) onClick()
      }}
    >
      <DemoIcon name={icon} />
    </button>
  )
}

/** A list to choose from. */
export function SelectField<T extends string>({
  label,
  options,
  value,
  onChange,
  isWords = false,
}: {
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  /** Titles rather than figures: in the text's own face, cut where they are too long. */
  isWords?: boolean
}) {
  return (
    <div className="control-field">
      <select
        aria-label={label}
        value={value}
        className={isWords ? 'font-sans text-ellipsis' : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
