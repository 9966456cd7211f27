import type { KeyboardEvent } from 'react'
import { lookOf } from '@/lib/chart-series'
import { fitText } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import {
  edgePath,
  NODE_HEIGHT,
  placeNodes,
  type GraphEdge,
  type GraphNode,
  type PlacedNode,
} from './layered-graph-layout'
import { Plot } from './plot'

/** A graph in layers from left to right; a box chosen by click or key opens what stands behind it. */
export function LayeredGraph({
  label,
  nodes,
  edges,
  wideWidth = 1120,
  ...opening
}: {
  label: string
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  wideWidth?: number
} & Opening) {
  return (
    <Plot
      label={label}
      height={{
        wide: placeNodes(nodes, wideWidth, false).height,
        narrow: placeNodes(nodes, 358, true).height,
      }}
      wideWidth={wideWidth}
      hasButtons
    >
      {({ width, compact }) => {
        const { placed } = placeNodes(nodes, width, compact)
        const at = new Map(placed.map((node) => [node.id, node]))
        return (
          <>
            {edges.map(({ from, to }) => {
              const [one, other] = [at.get(from), at.get(to)]
              if (!one || !other) return null
              // Where two layers share a column, a line through the boxes between would say nothing.
              if (one.column !== other.column && one.x === other.x) return null
              return (
                <path
                  key={`${from} ${to}`}
                  d={edgePath(one, other)}
                  className={cn('graph-edge', [from, to].includes(opening.open) && 'is-open')}
                />
              )
            })}
            {placed.map((node) => (
              <Node key={node.id} node={node} {...opening} />
            ))}
          </>
        )
      }}
    </Plot>
  )
}

interface Opening {
  /** The node that is open, and the element that shows what stands behind it. */
  open: string
  panelId: string
  onOpen: (id: string) => void
}

function Node({
  node: { id, name, figure, gap, x, y, width },
  open,
  panelId,
  onOpen,
}: { node: PlacedNode } & Opening) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-expanded={id === open}
      aria-controls={panelId}
      className="graph-node"
      onKeyDown={onKeyDown}
      onClick={() => {
        onOpen(id)
      }}
    >
      <rect
        x={x - 4}
        y={y - 4}
        width={width + 8}
        height={NODE_HEIGHT + 8}
        rx="9"
        className="graph-node-ring"
      />
      <rect x={x} y={y} width={width} height={NODE_HEIGHT} rx="6" className="graph-node-box" />
      <text x={x + 12} y={y + 21} className="chart-strong">
        {/* The box is named by its two texts: the space keeps them apart. */}
        {`${fitText(name, width - 20, 13)} `}
      </text>
      <text x={x + 12} y={y + 38} className="chart-axis-text">
        {figure}
      </text>
      {gap && (
        <g className={lookOf(2).className}>
          <circle cx={x + width - 14} cy={y + 33} r="4.5" className="chart-mark" />
        </g>
      )}
    </g>
  )
}
