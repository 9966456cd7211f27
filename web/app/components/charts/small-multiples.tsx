import { extentOf, linearScale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { dotsPath, linePath, type Point } from '@/lib/svg-path'
import { Plot, type PlotCursor, type PlotSize } from './plot'

export interface Multiple {
  key: string
  name: string
  /** Null where there is none: the line has a gap. */
  values: readonly (number | null)[]
  /** Where others lay at each: a grey band, and the panel's scale begins at the least of both instead of zero. */
  band?: readonly (readonly [low: number, high: number])[]
  /** What stands beside the name, where it is not the last value. */
  last?: string
}

export interface SmallMultiplesProps {
  label: string
  items: readonly Multiple[]
  /** What each value is of, in words for the cursor: "March 2025". */
  columns: readonly string[]
  /** What stands under the first and the last value of each panel. */
  ends: readonly [string, string]
  format: (value: number) => string
  /** What one column is called, for the cursor's hint. */
  unitName: string
  wideWidth?: number
}

const PANEL = 144
const HEAD = 42
const FOOT = 34
const GAP = 20

/** Panels a line: by the one breakpoint the height knows too, so that no line stays empty. */
const acrossOf = (isCompact: boolean) => (isCompact ? 2 : 3)

/** The points between the gaps. */
function stretchesOf(
  values: readonly (number | null)[],
  point: (value: number, at: number) => Point,
) {
  const stretches: Point[][] = [[]]
  for (const [at, value] of values.entries())
    if (value === null) stretches.push([])
    else stretches.at(-1)?.push(point(value, at))
  return stretches.filter(({ length }) => length > 0)
}

/** One small line a panel, all in one drawing; each has its own scale from zero, so that shapes are compared and not sizes. */
export function SmallMultiples(props: SmallMultiplesProps) {
  const { label, items, columns, format } = props
  const count = columns.length
  const written = (value: number | null | undefined) =>
    value === null || value === undefined ? 'none' : format(value)
  const layout = (size: PlotSize) => {
    const across = acrossOf(size.compact)
    const width = (size.width - (across - 1) * GAP) / across
    return items.map(({ values, band }, index) => {
      const left = (index % across) * (width + GAP)
      const top = Math.floor(index / across) * PANEL
      const [low, high] = extentOf([
        ...(band?.flat() ?? [0]),
        ...values.filter((value) => value !== null),
      ])
      const x = linearScale([0, Math.max(1, count - 1)], [left, left + width])
      const y = linearScale([low, high === low ? low + 1 : high], [top + PANEL - FOOT, top + HEAD])
      return { left, top, width, x, y }
    })
  }
  const heightOf = (isCompact: boolean) => Math.ceil(items.length / acrossOf(isCompact)) * PANEL
  const cursor: PlotCursor = {
    unit: props.unitName,
    bigUnit: 'panel',
    step: count,
    stops: (size) =>
      layout(size).flatMap(({ x, y, left, top, width }, item) =>
        columns.map((_, column) => ({
          x: x(column),
          y: y(items[item]?.values[column] ?? 0),
          box: {
            x: Math.max(left, x(column) - 3),
            y: top + HEAD - 6,
            width: Math.min(6, width),
            height: PANEL - HEAD - FOOT + 10,
          },
        })),
      ),
    read: (at) => {
      const item = items[Math.floor(at / count)]
      return {
        title: item?.name ?? '',
        value: written(item?.values[at % count]),
        lines: [columns[at % count] ?? ''],
      }
    },
  }
  return (
    <Plot
      label={label}
      height={{ wide: heightOf(false), narrow: heightOf(true) }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) =>
        layout(size).map(({ left, top, width, x, y }, index) => {
          const item = items[index]
          if (!item) return null
          const drawn = stretchesOf(item.values, (value, at) => [x(at), y(value)])
          const last = item.last ?? written(item.values.at(-1))
          const room = width - textWidth(last, 12.5, 'mono') - 8
          return (
            <g key={item.key} className={lookOf('signal').className}>
              <text x={left} y={top + 18} className="chart-strong">
                {fitText(item.name, room, 13)}
              </text>
              <text x={left + width} y={top + 18} textAnchor="end" className="chart-value">
                {last}
              </text>
              {item.band ? (
                <path
                  d={`${linePath([
                    ...item.band.map(([, high], at): Point => [x(at), y(high)]),
                    ...item.band.map(([low], at): Point => [x(at), y(low)]).reverse(),
                  ])}Z`}
                  className="chart-range"
                />
              ) : (
                <line x1={left} x2={left + width} y1={y(0)} y2={y(0)} className="chart-base" />
              )}
              <path
                d={drawn.map((part) => (part.length > 1 ? linePath : dotsPath)(part, 1)).join('')}
                fill="none"
                className="chart-line"
                strokeWidth="2"
              />
              <text x={left} y={top + PANEL - 18} className="chart-axis-text">
                {props.ends[0]}
              </text>
              <text
                x={left + width}
                y={top + PANEL - 18}
                textAnchor="end"
                className="chart-axis-text"
              >
                {props.ends[1]}
              </text>
            </g>
          )
        })
      }
    </Plot>
  )
}
