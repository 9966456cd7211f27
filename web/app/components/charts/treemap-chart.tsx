import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface TreemapItem {
  key: string
  name: string
  value: number
  /** Items of one group lie together. */
  group?: string
  tone?: Tone
  /** Drawn pale: context rather than the subject. */
  pale?: boolean
}

export interface TreemapChartProps {
  label: string
  items: readonly TreemapItem[]
  format: (value: number) => string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  unitName?: string
  read?: (item: TreemapItem) => Reading
}

interface Node {
  item?: TreemapItem
  children?: Node[]
}

/** The tiles of a treemap in a room, largest first. */
function tilesOf(items: readonly TreemapItem[], { width, height }: PlotSize) {
  const groups = new Map<string, Node[]>()
  for (const item of items.filter((one) => one.value > 0)) {
    const key = item.group ?? item.key
    groups.set(key, [...(groups.get(key) ?? []), { item }])
  }
  const root: Node = { children: [...groups.values()].map((children) => ({ children })) }
  const tree = hierarchy(root)
    .sum((node) => node.item?.value ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const laid = treemap<Node>().tile(treemapSquarify).size([width, height]).round(true)(tree)
  return laid
    .leaves()
    .flatMap(({ data, x0, x1, y0, y1 }) =>
      data.item ? [{ item: data.item, x: x0, y: y0, width: x1 - x0, height: y1 - y0 }] : [],
    )
    .sort((a, b) => b.item.value - a.item.value)
}

/** Shares of a whole as areas. The cursor goes from the largest to the smallest. */
export function TreemapChart(props: TreemapChartProps) {
  const { label, items, format, unitName = 'tile' } = props
  const total = items.reduce((sum, item) => sum + item.value, 0)
  const cursor: PlotCursor = {
    unit: unitName,
    stops: (size) =>
      tilesOf(items, size).map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + height / 2,
        box: { x, y, width, height },
      })),
    read: (index) => {
      const item = items.filter((one) => one.value > 0).toSorted((a, b) => b.value - a.value)[index]
      if (!item) return { title: '' }
      const share = `${((item.value / total) * 100).toFixed(1)} % of all`
      return props.read?.(item) ?? { title: item.name, value: format(item.value), lines: [share] }
    },
  }
  return (
    <Plot
      label={label}
      height={props.height ?? { wide: 400, narrow: 380 }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) =>
        tilesOf(items, size).map(({ item, x, y, width, height }) => {
          const tone = item.tone ?? 'signal'
          const solid = !item.pale
          const name = height > 24 ? fitText(item.name, width - 14, 13) : ''
          const value = format(item.value)
          const roomy = height > 44 && textWidth(value, 12.5, 'mono') < width - 14
          return (
            <g key={item.key} className={lookOf(tone).className}>
              <rect
                x={x}
                y={y}
                width={width}
                height={height}
                className={cn('chart-tile', solid ? 'chart-mark' : 'chart-pale')}
              />
              {name && (
                <text
                  x={x + 8}
                  y={y + 19}
                  className={solid ? 'chart-strong chart-on-tone' : 'chart-strong'}
                >
                  {name}
                </text>
              )}
              {name && roomy && (
                <text
                  x={x + 8}
                  y={y + 36}
                  className={solid ? 'chart-value chart-on-tone' : 'chart-value'}
                >
                  {value}
                </text>
              )}
            </g>
          )
        })
      }
    </Plot>
  )
}
