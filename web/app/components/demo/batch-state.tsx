import { Check } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import { counted } from '@/lib/format'
import type { RowState } from './batch'
import { DemoIcon } from './demo-icons'

const states: Record<RowState<unknown>['kind'], { word: string; look?: string }> = {
  waiting: { word: 'Waiting', look: 'text-muted' },
  fetching: { word: 'Fetching' },
  held: { word: 'Waits' },
  done: { word: 'Done', look: 'text-primary' },
  failed: { word: 'Failed', look: 'text-danger' },
  stopped: { word: 'Stopped', look: 'text-muted' },
}

/** How far a row of a batch is, in a shape and a word. */
export function BatchState({ state }: { state: RowState<unknown> }) {
  const { word, look } = states[state.kind]
  return (
    <span className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', look)}>
      {state.kind === 'done' ? (
        <Check width="16" height="16" />
      ) : state.kind === 'failed' ? (
        <DemoIcon name="warning" size={16} />
      ) : (
        <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
          <circle
            cx="8"
            cy="8"
            r="4.5"
            stroke="currentColor"
            strokeWidth="1.5"
            fill={state.kind === 'fetching' ? 'currentColor' : 'none'}
          />
        </svg>
      )}
      {word}
      {state.kind === 'held' && ` ${counted(state.seconds, 'second')}`}
    </span>
  )
}
