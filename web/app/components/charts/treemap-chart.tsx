import { useMemo } from 'react'
import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { DrillTrail, useDrill } from './drill-trail'
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
  /** What it is made of: one can go into it. */
  parts?: readonly TreemapItem[]
}

export interface TreemapChartProps {
  label: string
  items: readonly TreemapItem[]
  format: (value: number) => string
  /** What all items together are called, where one can go into them. */
  whole?: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  unitName?: string
  read?: (item: TreemapItem) => Reading
  /** The part that is gone into, by its key, where the page keeps that, as in its address. */
  into?: string
  onInto?: (key: string) => void
}

interface Node {
  item?: TreemapItem
  children?: Node[]
}

/** The tiles of a level in a room, in the order of its items. */
function tilesOf(items: readonly TreemapItem[], { width, height }: PlotSize) {
  const groups = new Map<string, Node[]>()
  for (const item of items) {
    const key = item.group ?? item.key
    const group = groups.get(key)
    if (group) group.push({ item })
    else groups.set(key, [{ item }])
  }
  const root: Node = { children: [...groups.values()].map((children) => ({ children })) }
  const tree = hierarchy(root)
    .sum((node) => node.item?.value ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
  const laid = treemap<Node>().tile(treemapSquarify).size([width, height]).round(true)(tree)
  const places = new Map(
    laid
      .leaves()
      .map(({ data, x0, x1, y0, y1 }) => [
        data.item?.key,
        { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
      ]),
  )
  return items.flatMap((item) => {
    const place = places.get(item.key)
    return place ? [{ item, ...place }] : []
  })
}

/** The way to a part and the part itself, where one can go into it; null where there is none with this key. */
function findWay(items: readonly TreemapItem[], key: string): readonly TreemapItem[] | null {
  for (const item of items) {
    if (item.key === key) return item.parts ? [item] : []
    const further = findWay(item.parts ?? [], key)
    if (further) return [item, ...further]
  }
  return null
}

/** The way to the part with this key, from the outside in, as far as one can go; none where no such part is there. */
export const wayTo = (items: readonly TreemapItem[], key: string): readonly TreemapItem[] =>
  (key === '' ? null : findWay(items, key)) ?? []

const sumOf = (items: readonly TreemapItem[]) => items.reduce((sum, { value }) => sum + value, 0)

/** Shares of a whole as areas; a tile that has parts can be gone into. The cursor goes from the largest to the smallest. */
export function TreemapChart(props: TreemapChartProps) {
  const { label, items, format, unitName = 'tile', whole = 'All', into = '', onInto } = props
  const drill = useDrill()
  const way = useMemo(() => wayTo(items, into), [items, into])
  const { trail, enter, leaveTo }: ReturnType<typeof useDrill> = onInto
    ? {
        trail: way,
        enter: ({ key }) => {
          onInto(key)
        },
        leaveTo: (depth) => {
          onInto(way[depth - 1]?.key ?? '')
        },
      }
    : drill
  const canDrill = items.some(({ parts }) => parts)
  const level = useMemo(() => {
    const inside = trail.reduce<readonly TreemapItem[]>(
      (list, step) => list.find(({ key }) => key === step.key)?.parts ?? [],
      items,
    )
    return inside.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  }, [items, trail])
  const total = sumOf(level)
  const cursor: PlotCursor = {
    unit: unitName,
    stops: (size) =>
      tilesOf(level, size).map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + height / 2,
        box: { x, y, width, height },
      })),
    read: (index) => {
      const item = level[index]
      if (!item) return { title: '' }
      const share = `${formatNumber((item.value / total) * 100, 1)} % of ${trail.at(-1)?.name ?? 'all'}`
      return props.read?.(item) ?? { title: item.name, value: format(item.value), lines: [share] }
    },
    ...(canDrill && {
      pick: (index: number) => {
        const item = level[index]
        if (!item?.parts) return undefined
        enter(item)
        return `${item.name}: ${counted(item.parts.length, 'part')}`
      },
      pickHint: 'Enter goes into a tile that has parts, Backspace back',
      keys: {
        Backspace: () => {
          leaveTo(trail.length - 1)
          return trail.at(-2)?.name ?? whole
        },
      },
    }),
  }
  return (
    <>
      {canDrill && <DrillTrail label={label} whole={whole} trail={trail} onLeave={leaveTo} />}
      <Plot
        label={label}
        height={props.height ?? { wide: 400, narrow: 380 }}
        cursor={cursor}
        {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
      >
        {(size) =>
          tilesOf(level, size).map((tile) => <Tile key={tile.item.key} {...tile} format={format} />)
        }
      </Plot>
    </>
  )
}

function Tile({
  item,
  x,
  y,
  width,
  height,
  format,
}: ReturnType<typeof tilesOf>[number] & { format: (value: number) => string }) {
  const words = item.parts ? `${item.name} ›` : item.name
  const name = height > 24 ? fitText(words, width - 14, 13) : ''
  const value = format(item.value)
  const isRoomy = height > 44 && textWidth(value, 12.5, 'mono') < width - 14
  const onTone = !item.pale && 'chart-on-tone'
  return (
    <g className={lookOf(item.tone ?? 'signal').className}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={cn(
          'chart-tile',
          item.pale ? 'chart-pale' : 'chart-mark',
          item.parts && 'is-open',
        )}
      />
      {name && (
        <text x={x + 8} y={y + 19} className={cn('chart-strong', onTone)}>
          {name}
        </text>
      )}
      {name && isRoomy && (
        <text x={x + 8} y={y + 36} className={cn('chart-value', onTone)}>
          {value}
        </text>
      )}
    </g>
  )
}
