import { useEffect, useRef, useState } from 'react'
import { extentOf, linearScale, niceInterval, ticksOf, timeTicks } from '@/lib/chart-scale'
import { envelopePath } from './envelope'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface ManyPointsProps {
  label: string
  /** Times in milliseconds UTC, or plain figures, ascending. */
  x: readonly number[] | Float64Array
  y: readonly (number | null)[]
  time?: boolean
  formatX: (value: number) => string
  formatY: (value: number) => string
  unit?: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  step?: number
  unitName: string
  bigUnitName?: string
  read?: (index: number) => Reading
}

const TOP = 24

/**
 * A series of many thousands of points. The prerendered page and the first paint show its outline, the lowest
 * and highest value of each pixel column; the canvas of uPlot takes over behind the same axes once its code is there.
 */
export function ManyPoints(props: ManyPointsProps) {
  const { label, x, y, time = false, formatX, formatY, unit } = props
  const height = props.height ?? { wide: 310, narrow: 280 }
  const [low = 0, high = 1] = [x[0], x[x.length - 1]]
  const domain = niceInterval(extentOf(y))
  const scales = (size: PlotSize) => ({
    x: linearScale([low, high], [0, size.width - rightMargin(size.compact)]),
    y: linearScale(domain, [size.height - BOTTOM, TOP]),
  })
  const [drawn, setDrawn] = useState(false)
  const cursor: PlotCursor = {
    unit: props.unitName,
    ...(props.bigUnitName !== undefined && { bigUnit: props.bigUnitName }),
    ...(props.step !== undefined && { step: props.step }),
    stops: (size) => {
      const at = scales(size)
      return Array.from(x, (value, index) => {
        const own = y[index] ?? null
        return { x: at.x(value), ...(own !== null && { dot: at.y(own) }) }
      })
    },
    read:
      props.read ??
      ((index) => {
        const value = y[index] ?? null
        const written = value === null ? 'no value' : formatY(value)
        return {
          title: formatX(x[index] ?? 0),
          value: unit && value !== null ? `${written} ${unit}` : written,
        }
      }),
    span: (size) => [TOP - 16, size.height - BOTTOM],
  }
  return (
    <div className="relative">
      <Plot
        label={label}
        height={height}
        cursor={cursor}
        {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
      >
        {(size) => {
          const at = scales(size)
          return (
            <>
              <YAxis
                scale={at.y}
                ticks={ticksOf(domain)}
                width={size.width}
                format={formatY}
                {...(unit !== undefined && { unit })}
              />
              <XAxis
                scale={at.x}
                width={size.width}
                y={size.height - 6}
                marks={time}
                ticks={
                  time
                    ? timeTicks([low, high], size.compact ? 4 : 7)
                    : ticksOf([low, high], size.compact ? 4 : 7).map((tick) => ({
                        at: tick,
                        label: formatX(tick),
                      }))
                }
              />
              <g className="tone-signal" visibility={drawn ? 'hidden' : undefined}>
                <path d={envelopePath(x, y, at.x, at.y)} className="chart-line" strokeWidth="1" />
              </g>
            </>
          )
        }}
      </Plot>
      <Canvas
        x={x}
        y={y}
        domain={domain}
        onDrawn={() => {
          setDrawn(true)
        }}
      />
    </div>
  )
}

/** The canvas behind the drawing's axes; it holds only the line, so that text stays text. */
function Canvas({
  x,
  y,
  domain,
  onDrawn,
}: Pick<ManyPointsProps, 'x' | 'y'> & { domain: readonly [number, number]; onDrawn: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  })
  const [low, high] = domain
  useEffect(() => {
    const host = box.current
    if (!host) return
    let plot: { destroy: () => void } | undefined
    let gone = false
    const draw = async () => {
      const { default: UPlot } = await import('uplot')
      if (gone) return
      plot?.destroy()
      const compact = host.clientWidth < 560
      const colour = getComputedStyle(host).getPropertyValue('color')
      plot = new UPlot(
        {
          width: host.clientWidth - rightMargin(compact),
          height: host.clientHeight - TOP - BOTTOM,
          padding: [0, 0, 0, 0],
          cursor: { show: false },
          legend: { show: false },
          axes: [{ show: false }, { show: false }],
          scales: { x: { time: false }, y: { range: [low, high] } },
          series: [{}, { stroke: colour, width: 1 }],
        },
        [Array.from(x), [...y]],
        host,
      )
      drawn.current()
    }
    void draw()
    const observer = new ResizeObserver(() => void draw())
    observer.observe(host)
    // A canvas does not follow the theme by itself.
    const themes = new MutationObserver(() => void draw())
    themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      gone = true
      observer.disconnect()
      themes.disconnect()
      plot?.destroy()
    }
  }, [x, y, low, high])
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 pt-6 text-primary"
    />
  )
}
