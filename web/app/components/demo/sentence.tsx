import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CopyLink } from './controls'
import type { Option } from './fields'
import type { ViewState } from './use-view'
import '@/styles/demo.css'

/** Controls written as a sentence: what the visitor would say, with the changeable words as fields. */
export function SentenceForm({
  label = 'Your case',
  state,
  children,
  problems,
  derived,
}: {
  label?: string
  /** The page's view, where the sentence is the page's: it can be taken back and its link copied. */
  state?: Pick<ViewState<unknown>, 'reset' | 'isDefault' | 'href'>
  children: ReactNode
  /** What is wrong with a word, under the sentence. */
  problems?: ReactNode
  /** What follows from the sentence. */
  derived: ReactNode
}) {
  return (
    <form
      aria-label={label}
      className="rounded-panel border border-hairline bg-surface px-4 py-3 md:px-6 md:py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <div className="sentence">{children}</div>
      {problems}
      <p className="small-text mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-2.5">
        <span>{derived}</span>
        {state && (
          <span className="no-print -mx-2 flex flex-wrap">
            <button
              type="button"
              disabled={state.isDefault}
              className="text-button disabled:text-muted disabled:no-underline"
              onClick={state.reset}
            >
              Back to the default view
            </button>
            <CopyLink href={state.href} />
          </span>
        )}
      </p>
    </form>
  )
}

interface Word {
  label: string
  /** The id of the text that says what is wrong with this word. */
  problemId?: string | undefined
  onFocus?: () => void
  onBlur?: () => void
}

/** A word to choose, inside a sentence. */
export function WordChoice<T extends string>({
  label,
  options,
  value,
  onChange,
  problemId,
  ...focus
}: Word & { options: readonly Option<T>[]; value: T; onChange: (value: T) => void }) {
  return (
    <select
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      {...focus}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** An amount to type, inside a sentence; formatted when one leaves it, taken over while it is valid. */
export function WordNumber({
  label,
  value,
  min,
  max,
  format,
  onChange,
  problemId,
  onFocus,
  onBlur,
}: Word & {
  value: number
  min: number
  max: number
  format: (value: number) => string
  onChange: (value: number) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const read = (text: string) => {
    const number = Number(text.replace(/[$,%\s]/g, ''))
    return text.trim() !== '' && number >= min && number <= max ? number : null
  }
  const shown = draft ?? format(value)
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={problemId !== undefined || (draft !== null && read(draft) === null)}
      aria-describedby={problemId}
      value={shown}
      size={Math.max(4, shown.length)}
      onFocus={(event) => {
        // The plain number must stand in the field before it is selected, and be selected before the first key.
        flushSync(() => {
          setDraft(String(value))
        })
        event.currentTarget.select()
        onFocus?.()
      }}
      onChange={(event) => {
        setDraft(event.target.value)
        const number = read(event.target.value)
        if (number !== null) onChange(number)
      }}
      onBlur={() => {
        setDraft(null)
        onBlur?.()
      }}
    />
  )
}

/** A day to choose, inside a sentence. */
export function WordDay({
  label,
  value,
  min,
  max,
  onChange,
  problemId,
  ...focus
}: Word & { value: string; min?: string; max?: string; onChange: (value: string) => void }) {
  return (
    <input
      type="date"
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      value={value}
      min={min}
      max={max}
      onChange={(event) => {
        if (event.target.value !== '') onChange(event.target.value)
      }}
      {...focus}
    />
  )
}
