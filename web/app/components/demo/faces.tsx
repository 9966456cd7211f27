import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { ApiProblem, whatHappened, worthRetrying } from './api-problem'
import { contactHref } from './demo-frame'
import { DemoIcon } from './demo-icons'
import type { AnswerState } from './use-answer'
import '@/styles/demo.css'

const bar = 'skeleton'

/** Pending: bars of the answer's final size, after 150 ms; `what` names what is on its way. */
export function PendingAnswer({ what }: { what: string }) {
  return (
    <div role="status" aria-busy="true" className="late">
      <span className="sr-only">Loading {what}…</span>
      <div aria-hidden="true" className="grid max-w-2xl gap-3 py-2">
        <div className={cn(bar, 'h-6')} />
        <div className={cn(bar, 'h-6 w-11/12')} />
        <div className={cn(bar, 'h-6 w-1/2')} />
      </div>
    </div>
  )
}

/** Pending: a figure's place, its gridlines drawn, everything else bars. */
export function PendingFigure({ height = 310 }: { height?: number }) {
  const lines = [0.12, 0.36, 0.6, 0.84].map((share) => Math.round(height * share) + 0.5)
  return (
    <div aria-hidden="true" className="figure late">
      <div className={cn(bar, 'h-6 w-3/5')} />
      <div className={cn(bar, 'mt-2 h-3.5 w-2/5')} />
      <svg width="100%" height={height} className="mt-3 block">
        {lines.map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} className="chart-grid" />
        ))}
      </svg>
    </div>
  )
}

/** Error: what happened, what is kept, what to do. The last good figures stay on the page below it. */
export function ProblemNotice({
  what,
  error,
  slug,
  href,
  onRetry,
  kept = 'Your settings are kept in the address.',
  otherwise,
}: {
  /** What did not come back: "The fit". */
  what: string
  error: unknown
  slug: string
  href: string
  onRetry: () => void
  /** What the visitor does not have to do again. */
  kept?: string | undefined
  /** A second way out, such as the snapshot. */
  otherwise?: { label: string; onPress: () => void }
}) {
  return (
    <Notice tone="danger" title={`${what} did not come back.`}>
      <p>
        {whatHappened(error)} {kept}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {worthRetrying(error) && (
          <Button size="sm" onClick={onRetry}>
            <DemoIcon name="back" />
            Try again
          </Button>
        )}
        {otherwise && (
          <Button size="sm" variant="quiet" onClick={otherwise.onPress}>
            {otherwise.label}
          </Button>
        )}
        <span className="small-text">
          Still failing?{' '}
          <Link
            href={contactHref(slug, href)}
            className="text-primary underline underline-offset-3"
          >
            Tell us
          </Link>
          : the message carries this view.
        </span>
      </div>
    </Notice>
  )
}

/** The error of an answer that has one: a failure, or a refusal no field of the page shows. */
export function AnswerProblem({
  what,
  state: { error, refused, retry },
  placed = [],
  ...notice
}: {
  what: string
  state: Pick<AnswerState<unknown, unknown, unknown>, 'error' | 'refused' | 'retry'>
  /** The fields whose refusal stands beside them. */
  placed?: readonly string[]
  slug: string
  href: string
  kept?: string | undefined
  otherwise?: { label: string; onPress: () => void }
}) {
  const unplaced = refused.filter(({ field }) => !placed.includes(field))
  if (error === null && unplaced.length === 0) return null
  const problem = error ?? new ApiProblem({ status: 422, title: what, errors: unplaced })
  return (
    <div className="mb-5">
      <ProblemNotice what={what} error={problem} onRetry={retry} {...notice} />
    </div>
  )
}

/** Empty: same place, and which control to loosen. */
export function EmptyNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="rounded-card border border-dashed border-control px-4 py-3.5 text-sm"
    >
      <p className="font-semibold">{title}</p>
      <div className="text-muted">{children}</div>
    </div>
  )
}

/** Empty: a figure that has nothing to draw. */
export function EmptyFigure({
  title,
  lack,
  children,
}: {
  title: string
  lack: string
  children: ReactNode
}) {
  return (
    <div className="figure">
      <h2 className="figure-title mb-3">{title}</h2>
      <EmptyNotice title={lack}>{children}</EmptyNotice>
    </div>
  )
}

/** A framed message: danger for what failed, warning for what needs a look. */
export function Notice({
  tone,
  title,
  children,
}: {
  tone: 'danger' | 'warning'
  title: string
  children: ReactNode
}) {
  return (
    <div
      role="alert"
      className={cn(
        'flex gap-3 rounded-card border px-4 py-3.5 text-sm',
        tone === 'danger' ? 'border-danger bg-danger-bg' : 'border-warning bg-warning-bg',
      )}
    >
      <span className={tone === 'danger' ? 'text-danger' : 'text-warning'}>
        <DemoIcon name="warning" size={20} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}
