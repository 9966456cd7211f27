import { bandScale, extentOf, linearScale, niceInterval, ticksOf } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Plot, type PlotCursor, type PlotSize } from './plot'

export interface BarSeries {
  key: string
  name: string
  tone: Tone
  /** One value a category; null is a gap. */
  values: readonly (number | null)[]
  /** Categories whose value is assumed rather than observed: drawn pale. */
  assumed?: (index: number) => boolean
}

export interface BarChartProps {
  label: string
  categories: readonly string[]
  series: readonly BarSeries[]
  format: (value: number) => string
  unit?: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  /** Horizontal bars with the category beside them: for long names. */
  horizontal?: boolean
  /** Writes the value at each bar's end. */
  values?: boolean
  /** What one category is called, for the cursor's hint. */
  unitName?: string
}

const TOP = 24
const ROW = 34

/** Bars by category, vertical or horizontal; several series stand side by side. */
export function BarChart(props: BarChartProps) {
  return props.horizontal ? <HorizontalBars {...props} /> : <VerticalBars {...props} />
}

function readingOf({ categories, series, format, unit }: BarChartProps, index: number) {
  const write = (value: number | null) =>
    value === null ? 'no value' : unit ? `${format(value)} ${unit}` : format(value)
  const [only] = series
  const title = categories[index] ?? ''
  if (series.length === 1 && only) return { title, value: write(only.values[index] ?? null) }
  return { title, lines: series.map((one) => `${one.name} ${write(one.values[index] ?? null)}`) }
}

function VerticalBars(props: BarChartProps) {
  const { label, categories, series, format, unit, values, unitName = 'bar' } = props
  const height = props.height ?? { wide: 310, narrow: 280 }
  const domain = niceInterval(extentOf([0, ...series.flatMap((one) => one.values)]))
  const scales = (size: PlotSize) => ({
    x: bandScale(categories.length, [0, size.width - rightMargin(size.compact)]),
    y: linearScale(domain, [size.height - BOTTOM - (values && domain[0] < 0 ? 16 : 0), TOP]),
  })
  const cursor: PlotCursor = {
    unit: unitName,
    stops: (size) => {
      const { x } = scales(size)
      return categories.map((_, index) => ({ x: x.center(index) }))
    },
    read: (index) => readingOf(props, index),
    span: (size) => [TOP - 8, size.height - BOTTOM],
  }
  return (
    <Plot
      label={label}
      height={height}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { x, y } = scales(size)
        const width = x.width / series.length
        const every = Math.ceil(
          (Math.max(...categories.map((name) => textWidth(name, 12, 'mono'))) + 8) / x.step,
        )
        return (
          <>
            <YAxis
              scale={y}
              ticks={ticksOf(domain)}
              width={size.width}
              format={format}
              {...(unit !== undefined && { unit })}
            />
            <XAxis
              scale={x.center}
              width={size.width}
              y={size.height - 6}
              ticks={categories
                .map((name, at) => ({ at, label: name }))
                .filter(({ at }) => at % every === 0)}
            />
            {series.map((one, order) => (
              <g key={one.key} className={lookOf(one.tone).className}>
                {one.values.map((value, index) =>
                  value === null ? null : (
                    <g key={categories[index]}>
                      <rect
                        x={x.start(index) + order * width}
                        y={Math.min(y(0), y(value))}
                        width={Math.max(1, width - (series.length > 1 ? 1 : 0))}
                        height={Math.abs(y(value) - y(0))}
                        className={one.assumed?.(index) ? 'chart-pale' : 'chart-mark'}
                      />
                      {values && width > 26 && (
                        <text
                          x={x.start(index) + (order + 0.5) * width}
                          y={y(value) + (value < 0 ? 16 : -6)}
                          textAnchor="middle"
                          className="chart-value chart-halo"
                        >
                          {format(value)}
                        </text>
                      )}
                    </g>
                  ),
                )}
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}

function HorizontalBars(props: BarChartProps) {
  const { label, categories, series, format, unitName = 'bar' } = props
  const row = ROW + (series.length - 1) * 12
  const total = categories.length * row + 8
  const domain = extentOf([0, ...series.flatMap((one) => one.values)])
  const scales = (size: PlotSize) => {
    const names = Math.min(
      size.width * 0.38,
      Math.max(...categories.map((name) => textWidth(name, 13))) + 16,
    )
    const ends =
      Math.max(...series.flatMap((one) => one.values).map((v) => format(v ?? 0).length)) * 8 + 8
    return {
      names,
      x: linearScale(domain, [names + (domain[0] < 0 ? ends : 0), size.width - ends]),
    }
  }
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      categories.map((_, index) => ({
        x: size.width / 2,
        y: index * row + row / 2,
        box: { x: 0, y: index * row + 2, width: size.width, height: row - 4 },
      })),
    read: (index) => readingOf(props, index),
  }
  return (
    <Plot
      label={label}
      height={{ wide: total, narrow: total }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { names, x } = scales(size)
        const thick = (row - 12) / series.length
        return (
          <>
            {categories.map((name, index) => (
              <text key={name} x="0" y={index * row + row / 2 + 4} className="chart-strong">
                {fitText(name, names - 8, 13)}
              </text>
            ))}
            <line x1={x(0)} x2={x(0)} y1="0" y2={total - 8} className="chart-base" />
            {series.map((one, order) => (
              <g key={one.key} className={lookOf(one.tone).className}>
                {one.values.map((value, index) =>
                  value === null ? null : (
                    <g key={categories[index]}>
                      <rect
                        x={Math.min(x(0), x(value))}
                        y={index * row + 6 + order * thick}
                        width={Math.max(1, Math.abs(x(value) - x(0)))}
                        height={thick - 1}
                        className={one.assumed?.(index) ? 'chart-pale' : 'chart-mark'}
                      />
                      <text
                        x={x(value) + (value < 0 ? -6 : 6)}
                        y={index * row + 10 + (order + 0.5) * thick}
                        textAnchor={value < 0 ? 'end' : 'start'}
                        className="chart-value"
                      >
                        {format(value)}
                      </text>
                    </g>
                  ),
                )}
              </g>
            ))}
          </>
        )
      }}
    </Plot>
  )
}
