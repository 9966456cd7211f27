import { area, curveLinear, curveMonotoneX, curveStepAfter, line } from 'd3-shape'
import type { Scale } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { spreadLabels, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { Mark } from './marks'
import type { PlotSize } from './plot'

export interface LinePoint {
  x: number
  /** Null is a gap: the line stops and starts again. */
  y: number | null
  /** The ends of an interval around the value, drawn as a band. */
  low?: number
  high?: number
  /** Narrower intervals within that one, drawn over it, the widest first: a fan. */
  within?: readonly (readonly [low: number, high: number])[]
  /** A value written beside the point, above or below it. */
  text?: string
  side?: 'above' | 'below'
}

export interface LineSeries {
  key: string
  name: string
  tone: Tone
  /** The line. */
  points: readonly LinePoint[]
  /** Observed points, drawn as marks; a fitted line has both. */
  marks?: readonly LinePoint[]
  curve?: 'straight' | 'smooth' | 'step'
  /** What is filled: down to zero, or only what lies below zero, which then is the signal. */
  fill?: 'to-zero' | 'below-zero'
  /** Not observed but assumed: drawn pale. */
  assumed?: boolean
  /** A thin solid line in place of the tone's dash, for a long history. */
  plain?: boolean
  /** The direct label at the line's end; the name when absent. */
  label?: { text: string; value?: string; note?: string; at?: 'end' | 'start' } | false
}

const curves = { straight: curveLinear, smooth: curveMonotoneX, step: curveStepAfter }
const defined = (point: LinePoint) => point.y !== null

/** The width the label at a line's end needs beside it. */
export function endLabelWidth(series: LineSeries) {
  if (series.label === false || series.label?.at === 'start') return 0
  const { text, value = '' } = series.label ?? { text: series.name }
  // A value alone fits into the margin of the axis.
  if (text === '') return 0
  return 14 + Math.max(textWidth(text, 14), textWidth(value, 12.5, 'mono'))
}

/** One series: its band, fill, line and marks. */
export function SeriesLine({
  series,
  x,
  y,
  clip,
}: {
  series: LineSeries
  x: Scale
  y: Scale
  clip: string
}) {
  const { className, width, dash } = lookOf(series.tone)
  const points = [...series.points]
  const curve = curves[series.curve ?? 'straight']
  const path = line<LinePoint>()
    .defined(defined)
    .x((point) => x(point.x))
    .y((point) => y(point.y ?? 0))
    .curve(curve)
    .digits(1)
  const toZero = area<LinePoint>()
    .defined(defined)
    .x((point) => x(point.x))
    .y0(y(0))
    .y1((point) => y(point.y ?? 0))
    .curve(curve)
    .digits(1)
  const bandOf = (ends: (point: LinePoint) => readonly [number, number] | null) =>
    area<LinePoint>()
      .defined((point) => ends(point) !== null)
      .x((point) => x(point.x))
      .y0((point) => y(ends(point)?.[0] ?? 0))
      .y1((point) => y(ends(point)?.[1] ?? 0))
      .curve(curve)
      .digits(1)(points) ?? undefined
  const d = path(points) ?? undefined
  const hasBand = points.some((point) => point.low !== undefined)
  const inner = Array.from({ length: points[0]?.within?.length ?? 0 }, (_, at) => at)
  return (
    <g className={cn(className, series.assumed && 'chart-assumed')}>
      {hasBand && (
        <path
          d={bandOf(({ low, high }) =>
            low === undefined || high === undefined ? null : [low, high],
          )}
          className="chart-band"
        />
      )}
      {inner.map((at) => (
        <path key={at} d={bandOf(({ within }) => within?.[at] ?? null)} className="chart-band" />
      ))}
      {series.fill === 'to-zero' && <path d={toZero(points) ?? undefined} className="chart-area" />}
      <path
        d={d}
        className="chart-line"
        strokeWidth={series.plain ? 1.5 : width}
        strokeDasharray={series.plain ? undefined : dash}
      />
      {series.fill === 'below-zero' && y.domain[0] < 0 && (
        <g className="tone-signal">
          <clipPath id={clip}>
            <rect
              x={Math.min(...x.range)}
              y={y(0)}
              width={Math.abs(x.range[1] - x.range[0])}
              height={Math.max(0, y(y.domain[0]) - y(0))}
            />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <path d={toZero(points) ?? undefined} className="chart-area-strong" />
            <path d={d} className="chart-line" strokeWidth="2" />
          </g>
        </g>
      )}
      {series.marks?.map((mark) =>
        mark.y === null ? null : (
          <Mark key={mark.x} tone={series.tone} x={x(mark.x)} y={y(mark.y)} />
        ),
      )}
    </g>
  )
}

/** The words on the lines: values at marks, and each line's name at its end instead of a legend. */
export function SeriesLabels({
  series,
  x,
  y,
  size,
}: {
  series: readonly LineSeries[]
  x: Scale
  y: Scale
  size: PlotSize
}) {
  const labelled = series.flatMap((one) => {
    if (one.label === false) return []
    const label = one.label ?? { text: one.name }
    const points = (one.marks ?? one.points).filter(defined)
    const point = label.at === 'start' ? points[0] : points.at(-1)
    if (!point || point.y === null) return []
    return [{ one, label, point, y: y(point.y) }]
  })
  const lines = (at: 'start' | 'end') => labelled.filter(({ label }) => (label.at ?? 'end') === at)
  const place = (items: typeof labelled) =>
    spreadLabels(
      items.map((item) => item.y),
      items.some(({ label }) => label.value) ? 34 : 18,
      14,
      y.range[0] - 6,
    )
  const ends = lines('end')
  const endY = place(ends)
  return (
    <g>
      {series.flatMap((one) =>
        (one.marks ?? one.points).map((point) =>
          point.text && point.y !== null ? (
            <text
              key={`${one.key}-${String(point.x)}`}
              x={Math.max(0, x(point.x))}
              y={y(point.y) + (point.side === 'below' ? 19 : -10)}
              textAnchor={x(point.x) < 20 ? 'start' : 'middle'}
              className={cn(
                'chart-value chart-halo',
                lookOf(one.tone).className,
                'chart-tone-text',
              )}
            >
              {point.text}
            </text>
          ) : null,
        ),
      )}
      {ends.map(({ one, label, point, y: atY }, index) => {
        const at = endY[index] ?? atY
        const tone = cn(lookOf(one.tone).className, 'chart-tone-text chart-halo')
        if (size.compact)
          return (
            <text
              key={one.key}
              x={Math.min(x(point.x) + 4, size.width - 36)}
              y={at - 12}
              textAnchor="end"
              className={cn('chart-label', tone)}
            >
              {label.text}
              {label.value && (
                <tspan className="chart-value" dx="4">
                  {label.value}
                </tspan>
              )}
            </text>
          )
        return (
          <g key={one.key}>
            <text
              x={x(point.x) + 14}
              y={at + (label.value ? 0 : 5)}
              className={cn('chart-label', tone)}
            >
              {label.text}
            </text>
            {label.value && (
              <text x={x(point.x) + 14} y={at + 17} className={cn('chart-value', tone)}>
                {label.value}
              </text>
            )}
          </g>
        )
      })}
      {lines('start').map(({ one, label, point, y: atY }) => (
        <text
          key={one.key}
          x={x(point.x) + (size.compact ? 40 : 104)}
          y={Math.max(14, atY - 30)}
          className={cn('chart-label chart-halo', lookOf(one.tone).className, 'chart-tone-text')}
        >
          {label.text}
          {label.note && !size.compact && (
            <tspan className="chart-note" dx="8">
              {label.note}
            </tspan>
          )}
        </text>
      ))}
    </g>
  )
}
