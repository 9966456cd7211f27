import { Suspense, use, type ReactNode } from 'react'
import { PendingAnswer } from '@/components/demo/faces'
import { EmbedContext } from '@/components/demo/frame-context'
import { Tabs, tabPanel } from '@/components/demo/tabs'
import { SqlPanel } from './lazy-parts'
import type { SqlBase } from './sql-panel'
import type { SqlState, Way } from './use-sql'

const ways = [
  { value: 'columns', label: 'By columns' },
  { value: 'sql', label: 'SQL' },
] as const

/** Two ways to ask: by columns, or in SQL, whose answer is asked by columns in turn. */
export function AskWays({
  state,
  base,
  children,
}: {
  state: SqlState
  base: SqlBase
  /** The question by columns. */
  children: ReactNode
}) {
  if (use(EmbedContext)) return null
  return (
    <>
      <Tabs<Way>
        id="ask"
        label="How to ask"
        options={ways}
        value={state.way}
        onChange={state.setWay}
        className="no-print gap-1"
        tabClassName="min-h-11"
      />
      <div {...tabPanel('ask', state.way)} className="mt-2.5 grid gap-3">
        {state.way === 'sql' && (
          <Suspense fallback={<PendingAnswer what="the editor" />}>
            {/* Another table has a panel of its own: faults, columns and what an editor can undo are of one table. */}
            <SqlPanel key={base.id} base={base} state={state} />
          </Suspense>
        )}
        {(state.way === 'columns' || state.result) && children}
      </div>
    </>
  )
}
