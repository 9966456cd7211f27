/** Where the boxes and lines of a graph in layers stand. */
import { round } from '@/lib/chart-series'

export interface GraphNode {
  id: string
  name: string
  /** A figure under the name. */
  figure: string
  /** The layer it stands in, from 0 at the left. */
  column: number
  /** Something is missing or broken here. */
  gap?: boolean
}

export interface GraphEdge {
  from: string
  to: string
}

export interface PlacedNode extends GraphNode {
  x: number
  y: number
  width: number
}

export const NODE_HEIGHT = 50
/** From one box to the next: where there is room, as a rule, and at the tightest. */
const STEPS = { loose: 88, usual: 62, tight: 54 }

/** Where each node stands; on a phone all layers but the first share the right column. */
export function placeNodes(nodes: readonly GraphNode[], width: number, compact: boolean) {
  const count = Math.max(...nodes.map(({ column }) => column)) + 1
  const layers = Array.from({ length: count }, (_, at) =>
    nodes.filter(({ column }) => column === at),
  )
  const shown = compact ? [layers[0] ?? [], layers.slice(1).flat()] : layers
  const boxWidth = compact ? width * 0.46 : Math.min(248, (width * 0.81) / count)
  const longest = Math.max(...layers.map(({ length }) => length)) * STEPS.usual
  const height = Math.max(longest, ...shown.map(({ length }) => length * STEPS.tight))
  const placed = shown.flatMap((layer, at) => {
    const step = Math.min(height / layer.length, compact ? STEPS.usual : STEPS.loose)
    const top = (height - step * layer.length) / 2
    return layer.map((node, index): PlacedNode => ({
      ...node,
      x: ((width - boxWidth) / Math.max(1, shown.length - 1)) * at,
      y: top + index * step + (step - NODE_HEIGHT) / 2,
      width: boxWidth,
    }))
  })
  return { placed, height }
}

/** A line from one box to the next: sideways where there is a gap between them, else along the edge. */
export function edgePath(from: PlacedNode, to: PlacedNode) {
  if (from.x === to.x) {
    const x = round(from.x + from.width / 2)
    return from.y < to.y
      ? `M${x} ${round(from.y + NODE_HEIGHT)}V${round(to.y)}`
      : `M${x} ${round(from.y)}V${round(to.y + NODE_HEIGHT)}`
  }
  const [x1, x2] = [from.x + from.width, to.x]
  const [y1, y2] = [from.y, to.y].map((y) => round(y + NODE_HEIGHT / 2))
  const middle = round((x1 + x2) / 2)
  return `M${round(x1)} ${y1 ?? ''}C${middle} ${y1 ?? ''} ${middle} ${y2 ?? ''} ${round(x2)} ${y2 ?? ''}`
}
