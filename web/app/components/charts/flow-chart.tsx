import { sankey, sankeyLinkHorizontal, type SankeyGraph } from 'd3-sankey'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText } from '@/lib/chart-text'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface FlowNode {
  key: string
  name: string
  tone?: Tone
}
export interface FlowLink {
  from: string
  to: string
  value: number
  tone?: Tone
}

export interface FlowChartProps {
  label: string
  nodes: readonly FlowNode[]
  links: readonly FlowLink[]
  format: (value: number) => string
  height?: { wide: number; narrow: number }
  wideWidth?: number
  read?: (link: FlowLink) => Reading
}

type Laid = SankeyGraph<FlowNode, { tone?: Tone; link: FlowLink }>
const path = sankeyLinkHorizontal()

function layoutOf({ nodes, links }: FlowChartProps, size: PlotSize): Laid {
  // The layout writes into what it is given: hand it copies.
  const known = new Set(nodes.map((node) => node.key))
  return sankey<FlowNode, { tone?: Tone; link: FlowLink }>()
    .nodeId((node) => node.key)
    .nodeWidth(10)
    .nodePadding(size.compact ? 14 : 18)
    .extent([
      [0, 6],
      [size.width, size.height - 6],
    ])({
    nodes: nodes.map((node) => ({ ...node })),
    links: links
      .filter(({ from, to, value }) => value > 0 && known.has(from) && known.has(to))
      .map((link) => ({ source: link.from, target: link.to, value: link.value, link })),
  })
}

/** What flows from where to where, the width of a band being its amount. The cursor goes from band to band, largest first. */
export function FlowChart(props: FlowChartProps) {
  const { label, nodes, links, format } = props
  const names = new Map(nodes.map((node) => [node.key, node.name]))
  const ordered = (size: PlotSize) =>
    layoutOf(props, size).links.toSorted((a, b) => b.value - a.value)
  const cursor: PlotCursor = {
    unit: 'flow',
    stops: (size) =>
      ordered(size).map(({ source, target, y0 = 0, y1 = 0, width = 1 }) => {
        const from = typeof source === 'object' ? (source.x1 ?? 0) : 0
        const to = typeof target === 'object' ? (target.x0 ?? 0) : 0
        const top = Math.min(y0, y1) - width / 2
        const box = { x: from, y: top, width: to - from, height: Math.abs(y1 - y0) + width }
        return { x: (from + to) / 2, y: (y0 + y1) / 2, box }
      }),
    read: (index) => {
      const link = links.filter((one) => one.value > 0).toSorted((a, b) => b.value - a.value)[index]
      if (!link) return { title: '' }
      const title = `${names.get(link.from) ?? link.from} to ${names.get(link.to) ?? link.to}`
      return props.read?.(link) ?? { title, value: format(link.value) }
    },
  }
  return (
    <Plot
      label={label}
      height={props.height ?? { wide: 420, narrow: 460 }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const graph = layoutOf(props, size)
        return (
          <>
            {graph.links.map((link) => (
              <g
                key={`${link.link.from}-${link.link.to}`}
                className={lookOf(link.link.tone ?? 'noise').className}
              >
                <path
                  // The generator reads only the ends and the width, which the layout has set.
                  d={path(link as never) ?? undefined}
                  strokeWidth={Math.max(1, link.width ?? 1)}
                  className="chart-flow"
                />
              </g>
            ))}
            {graph.nodes.map((node) => {
              const { x0 = 0, x1 = 0, y0 = 0, y1 = 0 } = node
              const right = x0 > size.width / 2
              const text = `${node.name} ${format(node.value ?? 0)}`
              return (
                <g key={node.key} className={lookOf(node.tone ?? 'noise').className}>
                  <rect
                    x={x0}
                    y={y0}
                    width={x1 - x0}
                    height={Math.max(1, y1 - y0)}
                    className="chart-mark"
                  />
                  <text
                    x={right ? x0 - 6 : x1 + 6}
                    y={(y0 + y1) / 2 + 4}
                    textAnchor={right ? 'end' : 'start'}
                    className="chart-strong chart-halo"
                  >
                    {fitText(text, size.width * 0.4, 13)}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    </Plot>
  )
}
