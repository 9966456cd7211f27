import type { ReactNode } from 'react'
import type { JobStage } from './job'

/** How far long work is, beside the way to end it. It shows itself late: what is soon over needs no bar. */
export function JobProgress<P extends { done: number; of: number }>({
  what,
  stage,
  onStop,
  children,
}: {
  /** "Planning your places". */
  what: string
  stage: JobStage<P> | null
  onStop: () => void
  /** What is known so far. */
  children: (progress: P) => ReactNode
}) {
  if (stage === null) return null
  const isWaiting = stage === 'waiting'
  return (
    <div className="late mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <progress
        aria-label={what}
        {...(!isWaiting && { max: stage.of, value: stage.done })}
        className="h-2 w-48 accent-primary"
      />
      <button type="button" className="text-button" onClick={onStop}>
        Stop
      </button>
      <p className="small-text basis-full tabular-nums">
        {isWaiting
          ? 'Others’ long computations have their turn; yours goes on by itself.'
          : children(stage)}
      </p>
    </div>
  )
}
