import { useId, useRef, useState, type ReactNode } from 'react'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { TableView } from '@/components/table/table-view'
import { cn } from '@/lib/cn'
import type { Table } from '@/lib/table'
import { ChartExports } from './chart-exports'
import { ViewSwitch, type FigureView } from './view-switch'
import '@/styles/demo.css'

export interface ChartFigureProps<T> {
  /** Names the exported files together with the demo: `bond-yields`, `spread history`. */
  demo: string
  name: string
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
  className?: string
  /** The drawing; without one the figure is its table. */
  children?: ReactNode
}

/** What all figures of an answer have in common; a page hands it to each. */
export type FigureBasis = Pick<ChartFigureProps<unknown>, 'demo' | 'credit' | 'stale'>

/** A figure: a rule, the finding, the drawing or its table, a caveat, and four ways to take it along. */
export function ChartFigure<T>({
  demo,
  name,
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
  className,
  children,
}: ChartFigureProps<T>) {
  const id = useId()
  const plot = useRef<HTMLDivElement>(null)
  const hasChart = children !== undefined && children !== null
  const [view, setView] = useState<FigureView>(hasChart ? startWith : 'table')
  const Heading = `h${String(level)}` as 'h2' | 'h3'
  const words = {
    title: plainTitle ?? (typeof title === 'string' ? title : name),
    sub,
    credit,
  }
  return (
    <NoteScope>
      <figure aria-labelledby={id} className={cn('figure', stale && 'chart-stale', className)}>
        <div
          className={cn(
            'mb-2.5 flex flex-col gap-x-6 gap-y-2.5',
            !stacked && 'md:flex-row md:justify-between',
          )}
        >
          <div>
            <Heading id={id} className="figure-title">
              {title}
            </Heading>
            <p className="figure-sub">{sub}</p>
          </div>
          {hasChart && <ViewSwitch view={view} onChange={setView} name={name} />}
        </div>
        {hasChart && (
          <div ref={plot} hidden={view !== 'chart'}>
            {children}
          </div>
        )}
        {view === 'table' && <TableView table={table} labelledBy={id} bestRow={bestRow} />}
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          {foot !== undefined && <div className="small-text">{foot}</div>}
          <ChartExports
            demo={demo}
            name={name}
            table={table}
            words={words}
            findChart={
              hasChart
                ? () => plot.current?.querySelector<SVGSVGElement>('svg[data-chart]') ?? null
                : undefined
            }
          />
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
        className="hidden flex-wrap items-center gap-1 pointer-fine:inline-flex"
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
      <span className="pointer-fine:hidden">Tap or drag to read a {unit}</span>
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
