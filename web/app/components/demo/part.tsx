import { use, useId, type ReactNode } from 'react'
import { EmbedContext } from './frame-context'
import { NoteScope, NoteSlot } from './note'

/** A part of a page without a drawing: a rule, the finding, and notes that open inside it. */
export function Part({
  title,
  sub,
  children,
}: {
  title: ReactNode
  sub?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  if (use(EmbedContext)) return null
  return (
    <NoteScope>
      <section aria-labelledby={id} className="figure">
        <h2 id={id} className="figure-title">
          {title}
        </h2>
        {sub !== undefined && <p className="figure-sub">{sub}</p>}
        {children}
        <NoteSlot className="mt-3" />
      </section>
    </NoteScope>
  )
}
