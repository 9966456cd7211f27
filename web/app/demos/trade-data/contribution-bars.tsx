import { Plot, type PlotCursor, type PlotSize } from '@/components/charts/plot'
import { extentOf, linearScale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import type { ShownRow } from './contribution-rows'

export interface ContributionBar {
  name: string
  value: number
  kind: ShownRow['kind']
}

const ROW = 34
const looks = {
  one: 'chart-mark',
  returned: 'chart-mark',
  rest: 'chart-pale',
  sum: 'chart-crossover-ring',
} as const

/** Signed bars, and under a rule what they add up to: hollow and violet. */
export function ContributionBars({
  label,
  bars,
  format,
  unit,
  unitName,
}: {
  label: string
  bars: readonly ContributionBar[]
  format: (value: number) => string
  unit: string
  unitName: string
}) {
  const height = bars.length * ROW + 8
  const domain = extentOf([0, ...bars.map(({ value }) => value)])
  const scales = (size: PlotSize) => {
    const widest = Math.max(0, ...bars.map(({ name }) => textWidth(name, 13)))
    const names = Math.min(size.width * 0.38, widest + 16)
    const ends = Math.max(0, ...bars.map(({ value }) => format(value).length)) * 8 + 8
    const left = names + (domain[0] < 0 ? ends : 0)
    return { names, x: linearScale(domain, [left, size.width - ends]) }
  }
  const cursor: PlotCursor = {
    unit: unitName,
    columns: 1,
    stops: (size) =>
      bars.map((_, at) => ({
        x: size.width / 2,
        y: at * ROW + ROW / 2,
        box: { x: 0, y: at * ROW + 2, width: size.width, height: ROW - 4 },
      })),
    read: (at) => {
      const bar = bars[at]
      return bar ? { title: bar.name, value: `${format(bar.value)} ${unit}` } : { title: '' }
    },
  }
  return (
    <Plot label={label} height={{ wide: height, narrow: height }} cursor={cursor}>
      {(size) => {
        const { names, x } = scales(size)
        return (
          <g className={lookOf('signal').className}>
            <line x1={x(0)} x2={x(0)} y1="0" y2={height - 8} className="chart-base" />
            {bars.map(({ name, value, kind }, at) => {
              const isSum = kind === 'sum'
              const top = at * ROW
              const text = cn(isSum && 'chart-crossover-text')
              return (
                <g key={`${kind} ${name}`}>
                  {isSum && (
                    <line x1="0" x2={size.width} y1={top} y2={top} className="chart-base" />
                  )}
                  <text x="0" y={top + ROW / 2 + 4} className={cn('chart-strong', text)}>
                    {fitText(name, names - 8, 13)}
                  </text>
                  <rect
                    x={Math.min(x(0), x(value))}
                    y={top + 7}
                    width={Math.max(1, Math.abs(x(value) - x(0)))}
                    height={ROW - 14}
                    className={looks[kind]}
                  />
                  <text
                    x={x(value) + (value < 0 ? -6 : 6)}
                    y={top + ROW / 2 + 4}
                    textAnchor={value < 0 ? 'end' : 'start'}
                    className={cn('chart-value', text)}
                  >
                    {format(value)}
                  </text>
                </g>
              )
            })}
          </g>
        )
      }}
    </Plot>
  )
}
