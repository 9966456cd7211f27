import { use, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { EmbedContext } from './frame-context'
import { Sentence, type Said } from './said'
import type { AnswerState } from './use-answer'
import '@/styles/demo.css'

/** The answer itself, and the line that says its figures can be opened. */
export function Answer({
  state,
  waiting = 'Working it out…',
  ways,
  className,
  children,
}: {
  /** Where the answer stands. One that changes by itself, as a stream does, has none and is not read out. */
  state?: Pick<AnswerState<unknown, unknown, unknown>, 'pending' | 'stale'>
  /** What is said meanwhile. */
  waiting?: string
  /** Where the answer is no: what would make it a yes. */
  ways?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { pending = false, stale = false } = state ?? {}
  return (
    <div
      aria-busy={pending}
      data-stale={stale || undefined}
      className={cn('answer-box', className)}
    >
      {stale && <StaleLabel />}
      {/* Read out as a whole once it has changed; while the box is busy it waits. */}
      <p
        aria-live={state && 'polite'}
        aria-atomic={state && true}
        className={cn('demo-answer', (pending || stale) && 'text-muted')}
      >
        {children}
      </p>
      <p role="status" className={cn('small-text flex items-center gap-2', pending && 'late mt-3')}>
        {pending && (
          <>
            <span className="busy-mark" />
            {waiting}
          </>
        )}
      </p>
      {!pending && (
        <p className="small-text mt-auto flex items-center gap-2 pt-3 [.demo-answer:not(:has(button))~&]:hidden">
          <svg aria-hidden="true" width="26" height="4" className="shrink-0 text-primary">
            <path d="M0 2h26" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2 2" />
          </svg>
          <span>
            Underlined figures open
            <span className="max-md:hidden"> to their formula, inputs and source</span>.
          </span>
        </p>
      )}
      {ways}
    </div>
  )
}

/** Over figures that do not belong to the case that was asked for. */
export function StaleLabel() {
  return (
    <p className="stale-label">
      These are the figures of the last case that could be worked out, not of this one.
    </p>
  )
}

/** Something further under the answer: as it is, or as a figure that opens. */
export type Fact = { name: string } & ({ value: ReactNode } | { said: Said })

/** A few further figures, under the answer unless told otherwise, each with its name. */
export function Facts({
  facts,
  className = 'mt-6 gap-y-3 border-t border-hairline pt-3.5 md:flex md:flex-wrap md:justify-between',
}: {
  facts: readonly Fact[]
  className?: string
}) {
  if (use(EmbedContext)) return null
  return (
    <dl className={cn('grid grid-cols-2 gap-x-6', className)}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt className="small-text">{fact.name}</dt>
          <dd className="font-mono text-base font-semibold tracking-tight">
            {'said' in fact ? <Sentence said={[fact.said]} /> : fact.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
