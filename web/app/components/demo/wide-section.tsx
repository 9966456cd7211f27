import { use, useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { EmbedContext } from './frame-context'
import { NoteScope } from './note'

/** A section of a demo across the whole width: a rule, its title, what it is for; its notes open inside it. */
export function WideSection({
  title,
  sub,
  className,
  children,
}: {
  title: string
  sub: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  // A figure that stands alone has its own title.
  if (use(EmbedContext)) return children
  return (
    <NoteScope>
      <section aria-labelledby={id} className={cn('border-t border-text pt-3', className)}>
        <h2 id={id} className="demo-h2">
          {title}
        </h2>
        <p className="figure-sub mb-4">{sub}</p>
        {children}
      </section>
    </NoteScope>
  )
}
