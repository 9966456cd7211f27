import { use, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Limits } from '@/lib/plain-number'
import { isDay, type Option } from '@/lib/url-state'
import type { ViewState } from '@/lib/use-view'
import { CopyLink } from './copy-link'
import { FieldProblem, ProblemSlot } from './field-problem'
import type { FieldProps } from './fields-of'
import { EmbedContext } from './frame-context'
import { refusalText } from './refusal-text'
import { readNumber } from './typed-number'
import { useTyped, type Read } from './use-typed'
import '@/styles/demo.css'

/** A sentence with fields in it; under it stands what is wrong with them. */
export function SentenceWords({ children, below }: { children: ReactNode; below?: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <ProblemSlot value={slot}>
      <div className="sentence">{children}</div>
      <div ref={setSlot} />
      {below}
    </ProblemSlot>
  )
}

/** Controls written as a sentence: what the visitor would say, with the changeable words as fields. */
export function SentenceForm({
  label = 'Your case',
  state,
  children,
  below,
  problems,
  derived,
}: {
  label?: string
  /** The page's view, where the sentence is the page's: it can be taken back and its link copied. */
  state?: Pick<ViewState<unknown>, 'reset' | 'isDefault' | 'href'>
  children: ReactNode
  /** Fields that are too large for a sentence. */
  below?: ReactNode
  /** What is wrong with a word, under the sentence. */
  problems?: ReactNode
  /** What follows from the sentence. */
  derived: ReactNode
}) {
  if (use(EmbedContext)) return null
  return (
    <form
      aria-label={label}
      className="rounded-panel border border-hairline bg-surface px-4 py-3 md:px-6 md:py-3.5"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <SentenceWords below={below}>{children}</SentenceWords>
      {problems}
      <p className="small-text mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline pt-2.5">
        <span>{derived}</span>
        {state && (
          <span className="no-print -mx-2 flex flex-wrap">
            <button
              type="button"
              // Not disabled: the button that was pressed keeps the focus.
              aria-disabled={state.isDefault}
              className="text-button aria-disabled:text-muted aria-disabled:no-underline"
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
}

/** What marks a word that something is wrong with. */
const marks = (id: string, text: string | undefined) => ({
  'aria-invalid': text !== undefined,
  'aria-describedby': text === undefined ? undefined : id,
})

/** A word to choose, inside a sentence. */
export function WordChoice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  problem,
  onFocus,
}: Word & FieldProps<T> & { options: readonly Option<T>[] }) {
  const id = useId()
  return (
    <>
      <select
        aria-label={label}
        {...marks(id, problem)}
        value={value}
        onFocus={onFocus}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldProblem id={id} text={problem} />
    </>
  )
}

/** An amount to type, inside a sentence; formatted when one leaves it. */
export function WordNumber({
  label,
  value,
  min,
  max,
  whole = false,
  isMoney = false,
  format,
  noun,
  problem,
  onFocus,
  ...kept
}: Word & FieldProps<number> & Limits & { format: (value: number) => string }) {
  const id = useId()
  const read = (typed: string) => readNumber(typed, { min, max, whole, isMoney }, noun)
  const { text, setDraft, reason, remark, bind } = useTyped({ value, read, ...kept })
  const shown = text ?? format(value)
  const said = reason ?? problem
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        {...marks(id, said)}
        value={shown}
        size={Math.max(4, shown.length)}
        onFocus={(event) => {
          // A sentence must not run anew while one of its words is typed.
          const { style, offsetWidth } = event.currentTarget
          style.minWidth = `${String(offsetWidth)}px`
          // The plain number must stand in the field before it is selected, and be selected before the first key.
          flushSync(() => {
            setDraft(text ?? String(value))
          })
          event.currentTarget.select()
          onFocus?.()
        }}
        {...bind}
        onBlur={(event) => {
          bind.onBlur()
          if ('value' in read(shown)) event.currentTarget.style.minWidth = ''
        }}
      />
      <FieldProblem id={id} text={said} remark={remark} />
    </>
  )
}

function readDay(
  text: string,
  min: string | undefined,
  max: string | undefined,
  noun?: string,
): Read<string> {
  const fits = isDay(text) && text >= (min ?? text) && text <= (max ?? text)
  if (fits) return { value: text }
  const values = { minimum: min, maximum: max, got: text }
  const code = text === '' ? 'missing' : isDay(text) ? 'out_of_range' : 'not_a_day'
  return { reason: refusalText({ message: '', code, values }, noun), isUnfinished: text === '' }
}

/** A day to choose, inside a sentence. */
export function WordDay({
  label,
  value,
  min,
  max,
  noun,
  problem,
  onFocus,
  ...kept
}: Word & FieldProps<string> & { min?: string | undefined; max?: string | undefined }) {
  const id = useId()
  const { text, reason, bind } = useTyped({
    value,
    read: (typed) => readDay(typed, min, max, noun),
    ...kept,
  })
  const said = reason ?? problem
  return (
    <>
      <input
        type="date"
        aria-label={label}
        {...marks(id, said)}
        value={text ?? value}
        min={min}
        max={max}
        onFocus={onFocus}
        {...bind}
      />
      <FieldProblem id={id} text={said} />
    </>
  )
}
