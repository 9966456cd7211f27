import {
  memo,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { cursorStore, moveCursor, stopFinder, type Stop, type Stops } from '@/lib/chart-cursor'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'
import { CursorLayer, CursorWords } from './cursor-layer'
import { readingText, type Reading } from './readout'
import { useWidth } from './use-width'
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
  stops: (size: PlotSize) => readonly Stop[] | Stops
  read: (index: number) => Reading
  /** What one step is called ("month"), and a step with Shift ("year"). */
  unit: string
  bigUnit?: string
  step?: number
  columns?: number
  /** How far the cursor's line reaches. */
  span?: (size: PlotSize) => readonly [number, number]
  /** Chooses a stop: Enter or Space on it, or a click. A text that comes back is said, and the cursor is put away. */
  pick?: (index: number) => unknown
  /** What choosing does, for the hint: "Enter opens the sector". */
  pickHint?: string
  /** Further keys of a chart, given the stop the cursor is at; a text that comes back is said. */
  keys?: Readonly<Record<string, (at: number | null) => unknown>>
  keysHint?: string
  /** Brings a stop into view that a key has led to. */
  follow?: (index: number) => void
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

/** The drawing itself: it is drawn again when the chart's figures or its room change, not when the cursor moves. */
const Drawing = memo(function Drawing({
  draw,
  size,
}: {
  draw: (size: PlotSize) => ReactNode
  size: PlotSize
}) {
  return draw(size)
})

const none = stopFinder([])

function stopsOf(cursor: PlotCursor | undefined, size: PlotSize): Stops {
  const stops = cursor?.stops(size) ?? []
  return 'nearest' in stops ? stops : stopFinder(stops)
}

/** Computed when first asked for: most charts are never pointed at. */
function lazily<T>(make: () => T) {
  let made: T | undefined
  return () => (made ??= make())
}

/**
 * The ground every chart is drawn on. Before any script the page holds the drawing at two true widths
 * and the style sheet shows the one that fits; then the measured width takes over. One tab stop: arrows
 * move the cursor, its reading is drawn beside it and said politely.
 */
export function Plot({
  label,
  height: { wide: wideHeight, narrow: narrowHeight },
  wideWidth = 768,
  cursor,
  hasButtons = false,
  className,
  children,
}: PlotProps) {
  const [ref, width] = useWidth()
  const hintId = useId()
  const [store] = useState(cursorStore)
  const isHydrated = useHydrated()
  const drawings = useMemo(() => {
    const compact = (width ?? wideWidth) < COMPACT_BELOW
    if (width !== null)
      return [{ size: { width, height: compact ? narrowHeight : wideHeight, compact }, shown: '' }]
    const wide = { width: wideWidth, height: wideHeight, compact: false }
    // What the script itself puts on the page is measured before it is seen: one drawing is enough.
    if (isHydrated) return [{ size: wide, shown: '' }]
    const narrow = { width: NARROW_WIDTH, height: narrowHeight, compact: true }
    return [
      { size: wide, shown: 'plot-wide' },
      { size: narrow, shown: 'plot-narrow' },
    ]
  }, [width, wideWidth, wideHeight, narrowHeight, isHydrated])
  const finders = useMemo(
    () => drawings.map(({ size }) => lazily(() => stopsOf(cursor, size))),
    [cursor, drawings],
  )
  const finder = () => finders[0]?.() ?? none

  const put = (index: number | null, isSaid: boolean) => {
    const words = index === null || !cursor ? '' : readingText(cursor.read(index))
    if (isSaid) store.put(index, words)
    else store.put(index)
  }
  const say = (words: unknown, at: number | null) => {
    if (typeof words === 'string') store.put(at, words)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!cursor || event.altKey || event.ctrlKey || event.metaKey) return
    const { step, columns, pick, keys, follow } = cursor
    const { count } = finder()
    const at = store.at()
    const active = at !== null && at < count ? at : null
    const own = keys?.[event.key]
    if (pick && active !== null && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      say(pick(active), null)
    } else if (own) {
      event.preventDefault()
      say(own(active), active)
    } else {
      const shape = {
        count,
        ...(step !== undefined && { step }),
        ...(columns !== undefined && { columns }),
      }
      const next = moveCursor(active, event.key, event.shiftKey, shape)
      if (next === undefined) return
      event.preventDefault()
      put(next, true)
      if (next !== null) follow?.(next)
    }
  }
  const stopUnder = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return finder().nearest(event.clientX - box.left, event.clientY - box.top)
  }
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    put(stopUnder(event), event.type === 'pointerdown')
  }
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const stop = stopUnder(event)
    if (stop !== null) say(cursor?.pick?.(stop), null)
  }
  const pictures = drawings.map(({ size, shown }, index) => (
    <svg
      key={`${shown}-svg`}
      data-chart
      data-morph={width === null ? undefined : ''}
      role={hasButtons ? 'group' : 'img'}
      aria-label={label}
      className={cn('chart', shown)}
      viewBox={`0 0 ${String(size.width)} ${String(size.height)}`}
      width="100%"
      height={size.height}
      preserveAspectRatio="xMinYMin meet"
    >
      <Drawing draw={children} size={size} />
      {cursor && (
        <CursorLayer
          store={store}
          stopAt={(at) => finders[index]?.().at(at)}
          read={cursor.read}
          size={size}
          span={cursor.span?.(size) ?? [0, size.height]}
        />
      )}
    </svg>
  ))

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
        tabIndex={0}
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
      <CursorWords store={store} />
    </>
  )
}

/** The cursor's keys in words. */
function hintText({ unit, bigUnit, columns, pick, pickHint, keysHint }: PlotCursor) {
  const arrows = columns ? 'Arrow keys move by one' : `Left and right arrows move by one ${unit}`
  const big = bigUnit ? `, with Shift by one ${bigUnit}` : ''
  const enter = pick ? `, ${pickHint ?? `Enter chooses the ${unit}`}` : ''
  const own = keysHint ? `, ${keysHint}` : ''
  return `${arrows}${big}; Home and End go to the ends${enter}${own}, Escape puts the cursor away.`
}
