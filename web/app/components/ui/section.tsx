import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { AxisRule } from './axis-rule'

/** A section of a page: the axis, a heading on the left, a sentence on the right, the content below. */
export function Section({
  id,
  title,
  intro,
  children,
  className,
}: {
  id: string
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn('wrap pt-16 md:pt-24', className)}
    >
      <AxisRule />
      <div className="grid grid-cols-1 gap-x-6 gap-y-3 pt-5 pb-7 md:grid-cols-12 md:pt-6 md:pb-10">
        <h2 id={`${id}-title`} className="md:col-span-6">
          {title}
        </h2>
        {intro !== undefined && (
          <p className="text-muted md:col-span-5 md:col-start-8 md:pt-1.5">{intro}</p>
        )}
      </div>
      {children}
    </section>
  )
}
