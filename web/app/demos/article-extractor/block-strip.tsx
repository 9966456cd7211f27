import { useMemo, type PointerEvent } from 'react'
import { counted, formatNumber } from '@/lib/format'
import type { Block } from './ask'
import { useShownBlock, type Highlight } from './highlight'

const WIDTH = 1000
const HEIGHT = 44
/** Dropped blocks are low, kept ones tall: the two differ without colour. */
const LOW = 14

/** Where each block begins, on a line as long as the page has words. */
function edgesOf(blocks: readonly Block[]) {
  const edges = [0]
  // A block without words still gets a hair, so that the pointer can find it.
  for (const { words } of blocks) edges.push((edges.at(-1) ?? 0) + Math.max(words, 0.25))
  const all = edges.at(-1) ?? 1
  return edges.map((edge) => (edge / all) * WIDTH)
}

function bars(blocks: readonly Block[], edges: readonly number[], kept: boolean) {
  const top = kept ? 0 : HEIGHT - LOW
  return blocks
    .map((block, index) => {
      const [from = 0, to = 0] = [edges[index], edges[index + 1]]
      if (block.kept !== kept) return ''
      // A gap between neighbours, where there is room for one.
      const width = Math.max(to - from - 0.8, (to - from) * 0.7)
      return `M${from.toFixed(2)} ${String(top)}h${width.toFixed(2)}V${String(HEIGHT)}h-${width.toFixed(2)}z`
    })
    .join('')
}

/** The page as one line of blocks from top to end, each as wide as it has words. */
export function BlockStrip({
  blocks,
  highlight,
  onChoose,
}: {
  blocks: readonly Block[]
  highlight: Highlight
  onChoose: (block: number) => void
}) {
  const edges = useMemo(() => edgesOf(blocks), [blocks])
  const kept = useMemo(() => bars(blocks, edges, true), [blocks, edges])
  const dropped = useMemo(() => bars(blocks, edges, false), [blocks, edges])
  const words = blocks.reduce((sum, block) => sum + block.words, 0)
  const first = blocks.findIndex((block) => block.kept)
  const last = blocks.findLastIndex((block) => block.kept)
  const blockAt = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - left) / width) * WIDTH
    const next = edges.findIndex((edge) => edge > at)
    return Math.min(Math.max((next < 0 ? edges.length : next) - 1, 0), blocks.length - 1)
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={`The page as ${counted(blocks.length, 'block')} in a line. The article runs from block ${formatNumber(first + 1)} to block ${formatNumber(last + 1)}.`}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        className="strip"
        onPointerMove={(event) => {
          highlight.hover(blockAt(event))
        }}
        onPointerLeave={() => {
          highlight.hover(null)
        }}
        onPointerUp={(event) => {
          onChoose(blockAt(event))
        }}
      >
        <path className="strip-dropped" d={dropped} />
        <path className="strip-kept" d={kept} />
        <ShownBar edges={edges} highlight={highlight} />
      </svg>
      <div aria-hidden="true" className="mt-1 flex justify-between font-mono text-xs text-muted">
        <span>top of the page</span>
        <span>{counted(words, 'word')}</span>
      </div>
    </div>
  )
}

/** The block pointed at, over the strip. */
function ShownBar({ edges, highlight }: { edges: readonly number[]; highlight: Highlight }) {
  const shown = useShownBlock(highlight)
  if (shown === null) return null
  const [from = 0, to = 0] = [edges[shown], edges[shown + 1]]
  const width = Math.max(to - from, 2)
  return (
    <rect className="strip-shown" x={from} y={0} width={width} height={HEIGHT} data-cursor="" />
  )
}
