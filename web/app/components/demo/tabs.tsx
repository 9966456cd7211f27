import type { KeyboardEvent } from 'react'
import { cn } from '@/lib/cn'
import type { Option } from '@/lib/url-state'

/** Tabs over one panel; arrow keys go from one to the next. The panel takes its attributes from `tabPanel`. */
export function Tabs<T extends string>({
  id,
  label,
  options,
  value,
  onChange,
  className,
  tabClassName,
}: {
  id: string
  label: string
  options: readonly Option<T>[]
  value: T
  onChange: (value: T) => void
  className?: string
  tabClassName?: string
}) {
  const at = options.findIndex((option) => option.value === value)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = options[(at + step + options.length) % options.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={cn('flex', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          id={`${id}-${option.value}`}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={option.value === value ? 0 : -1}
          className={cn(
            'border-b-2 px-2.5 text-sm font-medium',
            option.value === value ? 'border-primary text-text' : 'border-transparent text-muted',
            tabClassName,
          )}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChange(option.value)
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The attributes of the panel the tabs of this id show. */
export function tabPanel(id: string, value: string) {
  return { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${value}` } as const
}
