import type { KeyboardEvent } from 'react'
import { Plot } from '@/components/charts/plot'
import { lookOf } from '@/lib/chart-series'
import { fitText } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { edgePath, graphOf, NODE_HEIGHT, placeNodes, type Placed } from './lineage-graph'
import type { Lineage } from './ask'

/** The join drawn: each box opens to its rows or its rule. */
export function LineageChart({
  lineage,
  crops,
  open,
  panelId,
  onOpen,
}: {
  lineage: Lineage
  /** Crops in the plan. */
  crops: number
  open: string
  panelId: string
  onOpen: (id: string) => void
}) {
  const { nodes, edges } = graphOf(lineage, crops)
  const height = placeNodes(nodes, 358, true).height
  return (
    <Plot
      label="How the tables are joined into the plan"
      height={{ wide: height, narrow: height }}
      wideWidth={1120}
      hasButtons
    >
      {({ width, compact }) => {
        const { placed } = placeNodes(nodes, width, compact)
        const at = new Map(placed.map((node) => [node.id, node]))
        return (
          <>
            {edges.map(({ from, to }) => {
              const [one, other] = [at.get(from), at.get(to)]
              // On a phone joins and plan share a column: a line through the boxes between would say nothing.
              if (!one || !other || (compact && one.column > 0 && to === 'plan')) return null
              return (
                <path
                  key={`${from} ${to}`}
                  d={edgePath(one, other)}
                  className={cn('garden-edge', (from === open || to === open) && 'is-open')}
                />
              )
            })}
            {placed.map((node) => (
              <Node
                key={node.id}
                node={node}
                open={node.id === open}
                panelId={panelId}
                onOpen={onOpen}
              />
            ))}
          </>
        )
      }}
    </Plot>
  )
}

function Node({
  node: { id, name, figure, gap, x, y, width },
  open,
  panelId,
  onOpen,
}: {
  node: Placed
  open: boolean
  panelId: string
  onOpen: (id: string) => void
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-expanded={open}
      aria-controls={panelId}
      className="garden-node"
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
        className="garden-node-ring"
      />
      <rect x={x} y={y} width={width} height={NODE_HEIGHT} rx="6" className="garden-node-box" />
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
