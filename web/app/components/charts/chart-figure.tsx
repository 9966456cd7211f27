import { use, useId, useRef, useState, type ReactNode } from 'react'
import { StaleLabel } from '@/components/demo/answer'
import { EmbedContext } from '@/components/demo/frame-context'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { TableView } from '@/components/table/table-view'
import { cn } from '@/lib/cn'
import { anchorOf, slugOf } from '@/lib/figure-anchor'
import type { Table } from '@/lib/table'
import { ChartExports } from './chart-exports'
import { ViewSwitch, type FigureView } from './view-switch'
import '@/styles/demo.css'

export interface ChartFigureProps<T> {
  /** Names the exported files together with the demo: `bond-yields`, `spread history`. */
  demo: string
  name: string
  /** Names the figure in addresses; its name does, unless that changes with the view. */
  id?: string
  /** The finding, computed from the figures. */
  title: ReactNode
  /** The same as plain text, when the title is not. */
  plainTitle?: string
  /** Units, basis, and what the marks mean. */
  sub: string
  level?: 2 | 3
  /** The figures behind the drawing: the table view and the exports. */
  table: Table<T>
  /** The row of the table that stands out. */
  bestRow?: number
  /** Where the figures come from, written under an exported picture. */
  credit: string
  startWith?: FigureView
  /** The switch below the words, for a figure in a narrow column. */
  stacked?: boolean
  /** A caveat, a fit error, or the cursor's keys. */
  foot?: ReactNode
  /** The last good drawing while a new one cannot be had. */
  stale?: boolean
  /** Whether that is said here: the figure answers a question that no answer above it speaks of. */
  saysStale?: boolean
  /** The answer to the case of the address is on its way: what is shown is of the one before. */
  pending?: boolean
  /** Whether a visitor's own data is drawn. */
  isOwn?: boolean
  className?: string
  /** The drawing; without one the figure is its table. */
  children?: ReactNode
}

/** What all figures of an answer have in common; a page hands it to each. */
export type FigureBasis = Pick<
  ChartFigureProps<unknown>,
  'demo' | 'credit' | 'stale' | 'pending' | 'isOwn'
>

/** A figure: a rule, the finding, the drawing or its table, a caveat, and four ways to take it along. */
export function ChartFigure<T>({
  demo,
  name,
  id = slugOf(name),
  title,
  plainTitle,
  sub,
  level = 2,
  table,
  bestRow,
  credit,
  startWith = 'chart',
  stacked = false,
  foot,
  stale = false,
  pending = false,
  isOwn = false,
  saysStale = false,
  className,
  children,
}: ChartFigureProps<T>) {
  const titleId = useId()
  const embed = use(EmbedContext)
  const plot = useRef<HTMLDivElement>(null)
  const hasChart = children !== undefined && children !== null
  const [view, setView] = useState<FigureView>(hasChart ? startWith : 'table')
  const Heading = `h${String(embed ? 2 : level)}` as 'h2' | 'h3'
  if (embed && embed.figure !== id) return null
  return (
    <NoteScope>
      <figure
        id={anchorOf(id)}
        aria-labelledby={titleId}
        className={cn('figure', stale && 'chart-stale', className)}
      >
        <div
          className={cn(
            'mb-2.5 flex flex-col gap-x-6 gap-y-2.5',
            !stacked && 'md:flex-row md:justify-between',
          )}
        >
          <div>
            <Heading id={titleId} className="figure-title">
              {title}
            </Heading>
            <p className="figure-sub">{sub}</p>
            {stale && (saysStale || embed) && <StaleLabel />}
            {pending && embed && <p role="status">Working it out…</p>}
          </div>
          {hasChart && <ViewSwitch view={view} onChange={setView} name={name} />}
        </div>
        {hasChart && (
          <div ref={plot} hidden={view !== 'chart'}>
            {children}
          </div>
        )}
        {view === 'table' && <TableView table={table} labelledBy={titleId} bestRow={bestRow} />}
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {foot !== undefined && <div className="small-text">{foot}</div>}
          {!embed && (
            <ChartExports
              {...{ demo, name, id, table, sub, credit, isOwn, stale, pending }}
              title={plainTitle ?? (typeof title === 'string' ? title : name)}
              findChart={
                hasChart
                  ? () => plot.current?.querySelector<SVGSVGElement>('svg[data-chart]') ?? null
                  : undefined
              }
            />
          )}
        </div>
        <NoteSlot className="mt-3 max-w-sm" />
      </figure>
    </NoteScope>
  )
}

/** The cursor's keys for a figure's foot; on a touch screen what the finger does. */
export function CursorHint({ unit, bigUnit }: { unit: string; bigUnit?: string }) {
  return (
    <>
      <span
        className="no-print hidden flex-wrap items-center gap-1 pointer-fine:inline-flex"
        aria-hidden="true"
      >
        <Key>←</Key>
        <Key>→</Key> {unit}
        {bigUnit && (
          <>
            <Key>Shift</Key>+<Key>→</Key> {bigUnit}
          </>
        )}
        <Key>Home</Key>
        <Key>End</Key>
        <Key>Esc</Key>
      </span>
      <span className="no-print pointer-fine:hidden">Tap or drag to read a {unit}</span>
    </>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded border border-b-2 border-control bg-surface px-1 font-mono text-xs leading-tight text-text">
      {children}
    </kbd>
  )
}
