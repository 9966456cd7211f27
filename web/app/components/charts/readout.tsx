import type { Stop } from '@/lib/chart-cursor'
import { textWidth } from '@/lib/chart-text'

/** What the cursor says at a stop: what it is, its figure, and what the figure rests on. */
export interface Reading {
  title: string
  value?: string
  lines?: readonly string[]
}

/** The same words for the ear. */
export function readingText({ title, value, lines = [] }: Reading) {
  const head = value === undefined ? title : `${title}: ${value}`
  return [head, ...lines].join('. ')
}

const PAD = 8
const LINE = 17
const GAP = 16

/** The violet cursor: a line or a frame at the stop, and its reading beside it, on the side that has room. */
export function CursorMark({
  stop,
  reading,
  size,
  span: [top, bottom],
}: {
  stop: Stop
  reading: Reading
  size: { width: number }
  span: readonly [number, number]
}) {
  const { title, value = '', lines = [] } = reading
  const head = textWidth(title, 13) + (value ? GAP + textWidth(value, 12.5, 'mono') : 0)
  const width =
    Math.min(
      size.width,
      Math.max(head, ...lines.map((line) => textWidth(line, 12, 'mono'))) + 2 * PAD,
    ) + 2
  const height = 2 * PAD + LINE * (1 + lines.length) - 3
  const dot = stop.dot ?? stop.y
  const edge = stop.box ? stop.box.x + stop.box.width : stop.x
  const right = edge + 10 + width <= size.width
  const leftEdge = (stop.box ? stop.box.x : stop.x) - 10 - width
  const x = right ? edge + 10 : Math.max(0, leftEdge)
  const wantedY = stop.box || stop.y !== undefined ? (stop.box?.y ?? stop.y ?? 0) - height / 2 : top
  const y = Math.min(Math.max(wantedY, top), Math.max(top, bottom - height))
  return (
    <g data-cursor pointerEvents="none">
      {stop.box ? (
        <rect {...stop.box} className="chart-frame" />
      ) : (
        <>
          <line x1={stop.x} x2={stop.x} y1={top} y2={bottom} className="chart-cursor" />
          {dot !== undefined && <circle cx={stop.x} cy={dot} r="5" className="chart-cursor-dot" />}
        </>
      )}
      <rect x={x} y={y} width={width} height={height} rx="6" className="chart-readout" />
      <text x={x + PAD} y={y + PAD + 12} className="chart-strong">
        {title}
      </text>
      {value && (
        <text x={x + width - PAD} y={y + PAD + 12} textAnchor="end" className="chart-value">
          {value}
        </text>
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + PAD}
          y={y + PAD + 12 + LINE * (index + 1)}
          className="chart-axis-text"
          xmlSpace="preserve"
        >
          {line}
        </text>
      ))}
    </g>
  )
}
