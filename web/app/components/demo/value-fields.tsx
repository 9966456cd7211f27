import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

/** A number with its unit. It is taken over when it is valid, and on leaving the field shown as it holds. */
export function NumberField({
  label,
  unit,
  value,
  min,
  max,
  step,
  problemId,
  onChange,
  onFocus,
}: {
  label: string
  unit?: string | undefined
  value: number
  min: number
  max: number
  step?: number | undefined
  /** The id of the text that says what is wrong with this number. */
  problemId?: string | undefined
  onChange: (value: number) => void
  onFocus?: () => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const bad = draft !== null && !isWithin(draft, min, max)
  return (
    <div className="control-field">
      <input
        type="number"
        inputMode="decimal"
        aria-label={unit ? `${label}, ${unit}` : label}
        aria-invalid={bad || problemId !== undefined}
        aria-describedby={problemId}
        min={min}
        max={max}
        step={step ?? 'any'}
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value)
          if (isWithin(event.target.value, min, max)) onChange(Number(event.target.value))
        }}
        onFocus={onFocus}
        onBlur={() => {
          setDraft(null)
        }}
      />
      {unit && <span className="pr-2 text-muted">{unit}</span>}
    </div>
  )
}

function isWithin(text: string, min: number, max: number) {
  const value = Number(text)
  return text.trim() !== '' && value >= min && value <= max
}

/** A native slider; `valueText` says the value in words, `ends` label its two ends. */
export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  valueText,
  ends,
  onChange,
  className,
}: {
  label: string
  value: number
  min: number
  max: number
  step?: number | undefined
  valueText: string
  ends?: readonly [string, string]
  onChange: (value: number) => void
  className?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Only Firefox can fill a track by itself; a style attribute would be blocked, the CSSOM is not.
    const share = max > min ? ((value - min) / (max - min)) * 100 : 0
    input.current?.style.setProperty('--filled', `${String(share)}%`)
  }, [value, min, max])
  return (
    <div className={cn('min-w-0 flex-1', className)}>
      <input
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        className="range-input"
        onChange={(event) => {
          onChange(Number(event.target.value))
        }}
      />
      {ends && (
        <div aria-hidden="true" className="flex justify-between font-mono text-xs text-muted">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}

/** Yes or no. */
export function CheckField({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 max-lg:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        className="check-box"
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      {label}
    </label>
  )
}
