import { useEffect, useRef } from 'react'
import { cn } from '@/lib/cn'
import type { FieldProps } from './fields-of'

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
  onLetGo,
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
  /** The hand has left the slider. */
  onLetGo?: () => void
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
        onPointerUp={onLetGo}
        onKeyUp={onLetGo}
        onBlur={onLetGo}
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
  value,
  checked = value ?? false,
  onChange,
  onFocus,
}: Partial<Pick<FieldProps<boolean>, 'value' | 'onFocus'>> & {
  label: string
  checked?: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-9 items-center gap-2.5 max-lg:min-h-11">
      <input
        type="checkbox"
        checked={checked}
        className="check-box"
        onFocus={onFocus}
        onChange={(event) => {
          onChange(event.target.checked)
        }}
      />
      {label}
    </label>
  )
}
