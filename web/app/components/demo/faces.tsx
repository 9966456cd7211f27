import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { DemoIcon } from './demo-icons'
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
