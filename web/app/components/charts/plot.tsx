import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { moveCursor, nearestStop, type Stop } from '@/lib/chart-cursor'
import { cn } from '@/lib/cn'
import { CursorMark, readingText, type Reading } from './readout'
import '@/styles/demo.css'

/** The room a chart is drawn in, in pixels: text never scales. */
export interface PlotSize {
  width: number
  height: number
  /** Narrower than 560 px: fewer labels. */
  compact: boolean
}

/** What the cursor stops at and what it reads there. */
export interface PlotCursor {
  stops: (size: PlotSize) => readonly Stop[]
  read: (index: number) => Reading
  /** What one step is called ("month"), and a step with Shift ("year"). */
  unit: string
  bigUnit?: string
  step?: number
  columns?: number
  /** How far the cursor's line reaches. */
  span?: (size: PlotSize) => readonly [number, number]
  /** Chooses a stop: Enter or Space on it, or a click. */
  pick?: (index: number) => void
}

export interface PlotProps {
  /** What the chart shows, in a few words, for those who do not see it. */
  label: string
  height: { wide: number; narrow: number }
  /** The width of the wide drawing in the prerendered page. */
  wideWidth?: number
  cursor?: PlotCursor
  /** The drawing holds buttons of its own: a screen reader must be able to enter it. */
  hasButtons?: boolean
  className?: string
  children: (size: PlotSize) => ReactNode
}

const NARROW_WIDTH = 358
const COMPACT_BELOW = 560

/** The width of an element, or null until a browser has measured it. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      // Zero while the table is shown in place of the chart: the last true width holds.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])
  return [ref, width] as const
}

/**
 * The ground every chart is drawn on. Before any script the page holds the drawing at two true widths
 * and the style sheet shows the one that fits; then the measured width takes over. One tab stop: arrows
 * move the cursor, its reading is drawn beside it and said politely.
 */
export function Plot({
  label,
  height,
  wideWidth = 768,
  cursor,
  hasButtons = false,
  className,
  children,
}: PlotProps) {
  const [ref, width] = useWidth()
  const hintId = useId()
  const [at, setAt] = useState<number | null>(null)
  const [spoken, setSpoken] = useState('')
  const wide = { width: wideWidth, height: height.wide, compact: false }
  const narrow = { width: NARROW_WIDTH, height: height.narrow, compact: true }
  const compact = width !== null && width < COMPACT_BELOW
  const measured =
    width === null ? null : { width, height: compact ? height.narrow : height.wide, compact }
  const size = measured ?? wide
  const stops = useMemo(
    () => cursor?.stops({ width: size.width, height: size.height, compact: size.compact }) ?? [],
    [cursor, size.width, size.height, size.compact],
  )
  const active = at !== null && at < stops.length ? at : null

  const put = (index: number | null, aloud: boolean) => {
    setAt(index)
    if (aloud) setSpoken(index === null || !cursor ? '' : readingText(cursor.read(index)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!cursor || event.altKey || event.ctrlKey || event.metaKey) return
    const { step, columns, pick } = cursor
    if (pick && active !== null && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      pick(active)
      return
    }
    const shape = {
      count: stops.length,
      ...(step !== undefined && { step }),
      ...(columns !== undefined && { columns }),
    }
    const next = moveCursor(active, event.key, event.shiftKey, shape)
    if (next === undefined) return
    event.preventDefault()
    put(next, true)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    put(
      nearestStop(stops, event.clientX - box.left, event.clientY - box.top),
      event.type === 'pointerdown',
    )
  }
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const stop = nearestStop(stops, event.clientX - box.left, event.clientY - box.top)
    if (stop !== null) cursor?.pick?.(stop)
  }
  const drawings = measured
    ? [{ size: measured, shown: '' }]
    : [
        { size: wide, shown: 'plot-wide' },
        { size: narrow, shown: 'plot-narrow' },
      ]
  const pictures = drawings.map(({ size: room, shown }) => {
    const stop = active === null ? undefined : (measured ? stops : cursor?.stops(room))?.[active]
    return (
      <svg
        key={`${shown}-svg`}
        data-chart
        data-morph={measured ? '' : undefined}
        role={hasButtons ? 'group' : 'img'}
        aria-label={label}
        className={cn('chart', shown)}
        viewBox={`0 0 ${String(room.width)} ${String(room.height)}`}
        width="100%"
        height={room.height}
        preserveAspectRatio="xMinYMin meet"
      >
        {children(room)}
        {stop && cursor && active !== null && (
          <CursorMark
            stop={stop}
            reading={cursor.read(active)}
            size={room}
            span={cursor.span?.(room) ?? [0, room.height]}
          />
        )}
      </svg>
    )
  })

  if (!cursor)
    return (
      <div ref={ref} className={cn('plot', className)}>
        {pictures}
      </div>
    )
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rule does not know an application's own keys */}
      <div
        ref={ref}
        // A chart with its own keys: the pattern screen readers hand the arrows to.
        role="application"
        aria-roledescription="chart"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- the cursor's one tab stop
        className={cn('plot', className)}
        onKeyDown={onKeyDown}
        {...(cursor.pick && { onClick })}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') put(null, false)
        }}
        onBlur={() => {
          put(null, true)
        }}
      >
        {pictures}
      </div>
      <p id={hintId} className="sr-only">
        {hintText(cursor)}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  )
}

/** The cursor's keys in words. */
function hintText({ unit, bigUnit, columns, pick }: PlotCursor) {
  const arrows = columns ? 'Arrow keys move by one' : `Left and right arrows move by one ${unit}`
  const big = bigUnit ? `, with Shift by one ${bigUnit}` : ''
  const enter = pick ? `, Enter chooses the ${unit}` : ''
  return `${arrows}${big}; Home and End go to the ends${enter}, Escape puts the cursor away.`
}
