import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { cn } from '@/lib/cn'

export interface Found {
  value: string
  label: string
  /** What tells it from others of its name. */
  aside?: ReactNode
}

/** A field to search and choose from: type, arrows, Enter. What is chosen empties the field for the next one. */
export function Combobox({
  ref,
  label,
  listLabel,
  placeholder,
  find,
  onChoose,
  onErase,
  nothing,
  problemId,
}: {
  ref?: Ref<HTMLInputElement>
  label: string
  listLabel: string
  placeholder: string
  /** What fits the text, best first; all of it for an empty one. */
  find: (text: string) => readonly Found[]
  onChoose: (value: string) => void
  /** Backspace in the empty field. */
  onErase?: () => void
  /** Said when nothing fits. */
  nothing: string
  problemId?: string | undefined
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = open ? find(text) : []
  const index = Math.min(at, found.length - 1)
  const active = found[index]

  const choose = (value: string) => {
    onChoose(value)
    setText('')
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (found.length > 0) setAt((index + step + found.length) % found.length)
      setOpen(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active.value)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Backspace' && text === '') onErase?.()
  }
  return (
    <div className="relative min-w-48 flex-1">
      <input
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${active.value}` : undefined}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        className="min-h-11 w-full rounded-field border border-control bg-bg px-3 text-sm md:min-h-9"
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onFocus={() => {
          setOpen(true)
        }}
        onBlur={() => {
          setOpen(false)
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        className={cn(
          'absolute top-full left-0 z-10 mt-1 max-h-72 w-full min-w-64 overflow-auto rounded-field border border-control bg-surface py-1 text-sm shadow-overlay',
          found.length === 0 && 'hidden',
        )}
      >
        {found.map((option) => (
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            aria-selected={option === active}
            className={cn(
              'flex cursor-pointer justify-between gap-3 px-3 py-2 md:py-1.5',
              option === active && 'bg-surface-2 font-semibold',
            )}
            // Before the field loses the focus and the list closes.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(option.value)
            }}
          >
            {option.label}
            {option.aside !== undefined && (
              <span className="font-normal text-muted">{option.aside}</span>
            )}
          </div>
        ))}
      </div>
      {open && text !== '' && found.length === 0 && (
        <p role="status" className="small-text absolute top-full left-0 mt-1">
          {nothing}
        </p>
      )}
    </div>
  )
}
