import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { cn } from '@/lib/cn'
import { FieldProblem } from './field-problem'
import '@/styles/demo.css'

/** One thing that was found; `hint` tells it from others of a like name. */
export interface Found {
  value: string
  label: string
  hint?: string
}

/** A field that finds by typing: arrows go through the list, Enter or a click chooses, Escape closes it. */
export function Combobox({
  label,
  listLabel,
  placeholder,
  find,
  empty,
  onChoose,
  onErase,
  onFocus,
  problem,
  input,
}: {
  label: string
  listLabel: string
  placeholder: string
  find: (text: string) => readonly Found[]
  /** What is said when nothing is found. */
  empty: string
  onChoose: (value: string) => void
  /** Backspace in the empty field. */
  onErase?: () => void
  onFocus?: (() => void) | undefined
  problem?: string | undefined
  input?: RefObject<HTMLInputElement | null>
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  /** The place that Enter takes: none before something is typed or pointed at. */
  const [at, setAt] = useState(-1)
  const found = isOpen ? find(text) : []
  const place = Math.min(at, found.length - 1)
  const active = found[place]
  const choose = (value: string) => {
    onChoose(value)
    setText('')
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      const from = place < 0 && step < 0 ? 0 : place
      if (found.length > 0) setAt((from + step + found.length) % found.length)
      setOpen(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active.value)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Backspace' && text === '') onErase?.()
  }
  return (
    <div className="relative">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${active.value}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        className="min-h-11 w-full rounded-field border border-control bg-bg px-3 text-sm md:min-h-9"
        onChange={(event) => {
          setText(event.target.value)
          setAt(event.target.value.trim() === '' ? -1 : 0)
          setOpen(true)
        }}
        onFocus={() => {
          setOpen(true)
          onFocus?.()
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
        {found.map((one) => (
          <div
            key={one.value}
            id={`${id}-${one.value}`}
            role="option"
            aria-selected={one === active}
            className={cn(
              'flex cursor-pointer justify-between gap-3 px-3 py-2 md:py-1.5',
              one === active && 'bg-surface-2 font-semibold',
            )}
            // Before the field loses the focus and the list closes.
            onPointerDown={(event) => {
              event.preventDefault()
              choose(one.value)
            }}
          >
            {one.label}
            <span className="font-normal text-muted">{one.hint}</span>
          </div>
        ))}
      </div>
      {isOpen && text !== '' && found.length === 0 && (
        <p role="status" className="small-text absolute top-full left-0 mt-1">
          {empty}
        </p>
      )}
      <FieldProblem id={`${id}-problem`} text={problem} />
    </div>
  )
}
