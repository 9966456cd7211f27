import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { MoreLabel } from '@/components/ui/more-link'
import { StatusMark } from '@/components/ui/status-mark'
import { demosSection, type FigureWords } from '@/content/home'
import type { DemoMeta } from '@/demos/demo-meta'
import { WorkingNow } from '@/demos/working-now'
import { cn } from '@/lib/cn'
import { Words } from './words'

/** A demo shown by one real drawing: its question, the drawing, what it says and where the figures come from. */
export function DemoFigure({
  demo,
  words,
  children,
  className,
}: {
  demo: DemoMeta
  words: FigureWords
  children: ReactNode
  className?: string
}) {
  return (
    <article
      className={cn(
        'group relative flex flex-col rounded-card border border-hairline bg-surface px-5 pt-5 pb-4 transition-colors hover:border-control has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) md:rounded-panel md:px-6 md:pt-6',
        className,
      )}
    >
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2.5 max-md:flex-col md:items-baseline md:gap-y-1">
        <h3>
          <Link href={`/demo/${demo.slug}`} className="outline-none after:absolute after:inset-0">
            {demo.title}
          </Link>
        </h3>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusMark status={demo.group} />
          <WorkingNow slug={demo.slug} />
        </span>
      </div>
      <p className="mt-2 mb-5 text-sm text-muted md:mt-1">{demo.question}</p>
      <div role="img" aria-label={words.picture}>
        {children}
      </div>
      <p className="mt-4.5 text-sm">
        <Words phrases={words.takeaway} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-4 pt-3.5">
        <p className="text-xs text-muted">{words.source}</p>
        <MoreLabel className="shrink-0">{demosSection.open}</MoreLabel>
      </div>
    </article>
  )
}
