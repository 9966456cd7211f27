/** The join as a graph: tables on the left, joins in the middle, the plan and its checks on the right. */
import { formatNumber } from '@/lib/format'
import type { Lineage } from './ask'

export interface GraphNode {
  id: string
  name: string
  /** Rows, or how many found a partner. */
  figure: string
  column: 0 | 1 | 2
  /** Something did not match or hold. */
  gap: boolean
}

export interface GraphEdge {
  from: string
  to: string
}

/** Short names: a box has room for two words. */
const short: Record<string, string> = {
  cities: 'Cities',
  'climate-days': 'Daily means',
  'climate-months': 'Monthly means',
  frost: 'Frost dates',
  hardiness: 'Zones',
  crops: 'Crops',
  companions: 'Neighbours',
}
/** From top to bottom, so that few lines cross. */
const order = [
  'hardiness',
  'cities',
  'frost',
  'climate-days',
  'climate-months',
  'crops',
  'companions',
]

/** The short name of a table. */
export const tableName = (id: string) => short[id] ?? id

export const joinId = (index: number) => `join-${String(index)}`

/** The nodes and lines of a lineage. */
export function graphOf({ tables, joins, checks }: Lineage, crops: number) {
  const tableNodes = tables
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({ id, rows }): GraphNode => ({
      id,
      name: tableName(id),
      figure: `${formatNumber(rows)} rows`,
      column: 0,
      gap: false,
    }))
  const joinNodes = joins.map(({ left, right, key, rows, matched }, index): GraphNode => ({
    id: joinId(index),
    name: key.startsWith('nearest')
      ? 'Nearest record'
      : `${tableName(left)} × ${tableName(right).toLowerCase()}`,
    figure: `${formatNumber(matched)} of ${formatNumber(rows)}`,
    column: 1,
    gap: matched < rows,
  }))
  const held = checks.filter(({ passed }) => passed).length
  const ends: GraphNode[] = [
    {
      id: 'plan',
      name: 'Your plan',
      figure: `${formatNumber(crops)} crops`,
      column: 2,
      gap: false,
    },
    {
      id: 'checks',
      name: 'Quality checks',
      figure: `${formatNumber(held)} of ${formatNumber(checks.length)} hold`,
      column: 2,
      gap: held < checks.length,
    },
  ]
  const edges: GraphEdge[] = [
    ...joins.flatMap(({ left, right }, index) => [
      { from: left, to: joinId(index) },
      { from: right, to: joinId(index) },
      { from: joinId(index), to: 'plan' },
    ]),
    { from: 'climate-months', to: 'checks' },
    { from: 'plan', to: 'checks' },
  ]
  return { nodes: [...tableNodes, ...joinNodes, ...ends], edges }
}

export interface Placed extends GraphNode {
  x: number
  y: number
  width: number
}

export const NODE_HEIGHT = 50
const STEP = 62

/** Where each node stands; on a phone the plan stands under the joins. */
export function placeNodes(nodes: readonly GraphNode[], width: number, compact: boolean) {
  const column = (at: number) => nodes.filter((node) => node.column === at)
  const total = column(0).length * STEP
  const boxWidth = compact ? width * 0.46 : Math.min(248, width * 0.27)
  const left = (at: number) =>
    compact ? (at === 0 ? 0 : width - boxWidth) : ((width - boxWidth) / 2) * at
  const placed = (
    compact ? [column(0), [...column(1), ...column(2)]] : [0, 1, 2].map(column)
  ).flatMap((list, at) => {
    const step = Math.min(total / list.length, compact ? STEP : 88)
    const top = (total - step * list.length) / 2
    return list.map((node, index): Placed => ({
      ...node,
      x: left(at),
      y: top + index * step + (step - NODE_HEIGHT) / 2,
      width: boxWidth,
    }))
  })
  return { placed, height: total }
}

/** A line from one box to the next: sideways where there is a gap between them, else along the edge. */
export function edgePath(from: Placed, to: Placed) {
  const y1 = from.y + NODE_HEIGHT / 2
  const y2 = to.y + NODE_HEIGHT / 2
  if (from.x === to.x) {
    const x = from.x + from.width / 2
    const down = from.y < to.y
    return down
      ? `M${String(x)} ${String(from.y + NODE_HEIGHT)}V${String(to.y)}`
      : `M${String(x)} ${String(from.y)}V${String(to.y + NODE_HEIGHT)}`
  }
  const x1 = from.x + from.width
  const middle = (x1 + to.x) / 2
  const r = (value: number) => String(Math.round(value * 10) / 10)
  return `M${r(x1)} ${r(y1)}C${r(middle)} ${r(y1)} ${r(middle)} ${r(y2)} ${r(to.x)} ${r(y2)}`
}
