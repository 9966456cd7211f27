import { extentOf, linearScale, niceInterval, ticksOf, type Interval } from '@/lib/chart-scale'
import { lookOf, round, type Tone } from '@/lib/chart-series'
import { linePath, type Point } from '@/lib/svg-path'
import { YAxis } from './axes'

/** One quantity over the steps that all panels share. */
export interface Panel {
  key: string
  /** What it is, with its unit: it stands above the panel. */
  title: string
  kind: 'steps' | 'bars' | 'area'
  tone: Tone
  /** One value a step; bars below zero are drawn as what the others are held against. */
  values: readonly number[]
  format: (value: number) => string
  height: number
  /** Left out where the drawing is narrow. */
  wideOnly?: boolean
}

const domainOf = ({ values }: Panel): Interval => niceInterval(extentOf([0, ...values]), 3)

export const scaleOf = (panel: Panel, top: number) =>
  linearScale(domainOf(panel), [top + panel.height, top])

/** A panel: its title, its axis, and steps, bars or an area. */
export function PanelDrawing({
  panel,
  top,
  width,
  x,
}: {
  panel: Panel
  top: number
  width: number
  x: (value: number) => number
}) {
  const { kind, values, tone, title, format } = panel
  const y = scaleOf(panel, top)
  const { className } = lookOf(tone)
  const corners = values.flatMap((value, at): Point[] => [
    [x(at), y(value)],
    [x(at + 1), y(value)],
  ])
  const ends = values.map((value, at): Point => [x(at + 1), y(value)])
  const slopes: Point[] = [[x(0), y(0)], ...ends]
  const close = `L${round(x(values.length))} ${round(y(0))}L${round(x(0))} ${round(y(0))}Z`
  const bars = (isBelow: boolean) =>
    values
      .flatMap((value, at) =>
        value !== 0 && value < 0 === isBelow
          ? [
              `M${round(x(at) + 0.5)} ${round(y(0))}V${round(y(value))}H${round(Math.max(x(at) + 1, x(at + 1) - 0.5))}V${round(y(0))}Z`,
            ]
          : [],
      )
      .join('')
  return (
    <g>
      <YAxis scale={y} ticks={ticksOf(domainOf(panel), 2)} width={width} format={format} />
      <text x="0" y={top - 8} className="chart-strong chart-halo">
        {title}
      </text>
      <g className={className}>
        {kind === 'steps' && (
          <path d={linePath(corners, 1)} className="chart-line" strokeWidth="1.5" />
        )}
        {kind === 'area' && (
          <>
            <path d={linePath(slopes, 1) + close} className="chart-area" />
            <path d={linePath(slopes, 1)} className="chart-line" strokeWidth="1.5" />
          </>
        )}
        {kind === 'bars' && <path d={bars(false)} className="chart-bars" />}
      </g>
      {kind === 'bars' && (
        <g className={lookOf('noise').className}>
          <path d={bars(true)} className="chart-bars" />
        </g>
      )}
    </g>
  )
}
