import { useMemo } from 'react'
import { sankey, sankeyLinkHorizontal, type SankeyGraph } from 'd3-sankey'
import { lookOf } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { flowLevel, type FlowLevel, type FlowLink, type FlowNode } from '@/lib/flow-level'
import { DrillTrail, useDrill } from './drill-trail'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface FlowChartProps {
  label: string
  /** Nodes may be parts of others; links lie between those that have no parts. */
  nodes: readonly FlowNode[]
  links: readonly FlowLink[]
  format: (value: number) => string
  /** What the outermost level is called, where one can go into nodes. */
  whole?: string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  read?: (link: FlowLink) => Reading
}

type Laid = SankeyGraph<FlowNode, { link: FlowLink }>
const path = sankeyLinkHorizontal<FlowNode, { link: FlowLink }>()

function layoutOf({ nodes, links }: FlowLevel, size: PlotSize): Laid {
  // The layout writes into what it is given: hand it copies. It would fail on a level without nodes.
  if (nodes.length === 0) return { nodes: [], links: [] }
  return sankey<FlowNode, { link: FlowLink }>()
    .nodeId((node) => node.key)
    .nodeWidth(10)
    .nodePadding(Math.min(size.compact ? 14 : 18, (size.height * 0.6) / nodes.length))
    .extent([
      [0, 6],
      [size.width, size.height - 6],
    ])({
    nodes: nodes.map((node) => ({ ...node })),
    links: links.map((link) => ({ source: link.from, target: link.to, value: link.value, link })),
  })
}

/** The places the cursor stops at: nodes one can go into, then bands, largest first. */
function stopsOf(level: FlowLevel, size: PlotSize) {
  const graph = layoutOf(level, size)
  const nodes = graph.nodes
    .filter(({ key }) => level.openable.has(key))
    .map(({ x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({
      x: (x0 + x1) / 2,
      y: (y0 + y1) / 2,
      box: { x: x0 - 4, y: y0, width: x1 - x0 + 8, height: Math.max(4, y1 - y0) },
    }))
  const bands = graph.links.map(({ source, target, y0 = 0, y1 = 0, width = 1 }) => {
    const from = typeof source === 'object' ? (source.x1 ?? 0) : 0
    const to = typeof target === 'object' ? (target.x0 ?? 0) : 0
    const top = Math.min(y0, y1) - width / 2
    const box = { x: from, y: top, width: to - from, height: Math.abs(y1 - y0) + width }
    return { x: (from + to) / 2, y: (y0 + y1) / 2, box }
  })
  return [...nodes, ...bands]
}

/** What flows from where to where, the width of a band being its amount; a node that has parts can be gone into. */
export function FlowChart(props: FlowChartProps) {
  const { label, nodes, links, format, whole = 'All' } = props
  const { trail, enter, leaveTo } = useDrill()
  const opened = trail.at(-1)?.key ?? null
  const level = useMemo(() => flowLevel(nodes, links, opened), [nodes, links, opened])
  const canDrill = nodes.some(({ parent }) => parent !== undefined)
  const names = useMemo(() => new Map(nodes.map(({ key, name }) => [key, name])), [nodes])
  const openable = level.nodes.filter(({ key }) => level.openable.has(key))
  const cursor: PlotCursor = {
    unit: 'flow',
    stops: (size) => stopsOf(level, size),
    read: (index) => {
      const node = openable[index]
      if (node) {
        const sum = (end: 'from' | 'to') =>
          level.links.reduce((all, link) => all + (link[end] === node.key ? link.value : 0), 0)
        return {
          title: node.name,
          value: format(Math.max(sum('from'), sum('to'))),
          lines: ['Enter opens it'],
        }
      }
      const link = level.links[index - openable.length]
      if (!link) return { title: '' }
      const title = `${names.get(link.from) ?? link.from} to ${names.get(link.to) ?? link.to}`
      return props.read?.(link) ?? { title, value: format(link.value) }
    },
    ...(canDrill && {
      pick: (index: number) => {
        const node = openable[index]
        if (!node) return undefined
        enter(node)
        return `${node.name} opened`
      },
      pickHint: 'Enter goes into a node that has parts, Backspace back',
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
        height={props.height ?? { wide: 420, narrow: 460 }}
        cursor={cursor}
        {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
      >
        {(size) => {
          const graph = layoutOf(level, size)
          return (
            <>
              {graph.links.map((link) => (
                <g
                  key={`${link.link.from}-${link.link.to}`}
                  className={lookOf(link.link.tone ?? 'noise').className}
                >
                  <path
                    d={path(link) ?? undefined}
                    strokeWidth={Math.max(1, link.width ?? 1)}
                    className="chart-flow"
                  />
                </g>
              ))}
              {graph.nodes.map((node) => (
                <Node
                  key={node.key}
                  node={node}
                  isOpenable={level.openable.has(node.key)}
                  width={size.width}
                  format={format}
                />
              ))}
            </>
          )
        }}
      </Plot>
    </>
  )
}

function Node({
  node,
  isOpenable,
  width,
  format,
}: {
  node: Laid['nodes'][number]
  isOpenable: boolean
  width: number
  format: (value: number) => string
}) {
  const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node
  const isRight = x0 > width / 2
  // Where there is little room the name is cut before the figure.
  const name = `${node.name}${isOpenable ? ' ›' : ''}`
  const value = ` ${format(node.value ?? 0)}`
  return (
    <g className={lookOf(node.tone ?? 'noise').className}>
      <rect
        x={x0}
        y={y0}
        width={x1 - x0}
        height={Math.max(1, y1 - y0)}
        className={cn('chart-mark', isOpenable && 'is-open')}
      />
      <text
        x={isRight ? x0 - 6 : x1 + 6}
        y={(y0 + y1) / 2 + 4}
        textAnchor={isRight ? 'end' : 'start'}
        className="chart-strong chart-halo"
      >
        {`${fitText(name, width * 0.4 - textWidth(value, 13), 13)}${value}`}
      </text>
    </g>
  )
}
