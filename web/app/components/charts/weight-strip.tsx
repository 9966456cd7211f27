import { useMemo, type PointerEvent } from 'react'
import { useShown, type Highlight } from '@/lib/highlight'
import '@/styles/weight-strip.css'

export interface StripItem {
  weight: number
  /** The two sorts of items differ in height, so that they differ without colour. */
  isTall: boolean
}

const WIDTH = 1000
const HEIGHT = 44
const LOW = 14

/** Where each item begins, on a line as long as all of them weigh. */
function edgesOf(items: readonly StripItem[]) {
  const edges = [0]
  // An item without weight still gets a hair, so that the pointer can find it.
  for (const { weight } of items) edges.push((edges.at(-1) ?? 0) + Math.max(weight, 0.25))
  const all = edges.at(-1) ?? 1
  return edges.map((edge) => (edge / all) * WIDTH)
}

function bars(items: readonly StripItem[], edges: readonly number[], isTall: boolean) {
  const top = isTall ? 0 : HEIGHT - LOW
  return items
    .map((item, index) => {
      const [from = 0, to = 0] = [edges[index], edges[index + 1]]
      if (item.isTall !== isTall) return ''
      // A gap between neighbours, where there is room for one.
      const width = Math.max(to - from - 0.8, (to - from) * 0.7)
      return `M${from.toFixed(2)} ${String(top)}h${width.toFixed(2)}V${String(HEIGHT)}h-${width.toFixed(2)}z`
    })
    .join('')
}

/** Many items in one line, each as wide as it weighs; the one pointed at lights up with its other views. */
export function WeightStrip({
  items,
  label,
  ends,
  highlight,
  onChoose,
}: {
  items: readonly StripItem[]
  label: string
  /** The words under the two ends. */
  ends: readonly [string, string]
  highlight: Highlight
  onChoose: (item: number) => void
}) {
  const edges = useMemo(() => edgesOf(items), [items])
  const tall = useMemo(() => bars(items, edges, true), [items, edges])
  const low = useMemo(() => bars(items, edges, false), [items, edges])
  const itemAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - left) / width) * WIDTH
    const next = edges.findIndex((edge) => edge > at)
    return Math.min(Math.max((next < 0 ? edges.length : next) - 1, 0), items.length - 1)
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="strip"
        onPointerMove={(event) => {
          highlight.hover(itemAt(event))
        }}
        onPointerLeave={() => {
          highlight.hover(null)
        }}
        onPointerUp={(event) => {
          onChoose(itemAt(event))
        }}
      >
        <path className="strip-low" d={low} />
        <path className="strip-tall" d={tall} />
        <ShownBar edges={edges} highlight={highlight} />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between font-mono text-xs text-muted">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  )
}

/** The item pointed at, over the strip. */
function ShownBar({ edges, highlight }: { edges: readonly number[]; highlight: Highlight }) {
  const shown = useShown(highlight)
  if (shown === null) return null
  const [from = 0, to = 0] = [edges[shown], edges[shown + 1]]
  const width = Math.max(to - from, 2)
  return (
    <rect className="strip-shown" x={from} y={0} width={width} height={HEIGHT} data-cursor="" />
  )
}
