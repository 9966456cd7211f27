import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode, RefObject } from 'react'

/** The height of a row in pixels, as the style sheet has it. */
const ROW_HEIGHT = 38
/** Rows kept ready above and below the view. */
const OVERSCAN = 12

/** The rows in view of a very long table, between two empty ones as tall as those left out. */
export default function VirtualRows({
  count,
  columns,
  scroller,
  rowAt,
}: {
  count: number
  columns: number
  scroller: RefObject<HTMLDivElement | null>
  rowAt: (position: number) => ReactNode
}) {
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoized by a compiler
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  })
  const items = rows.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody>
      <Spacer columns={columns} height={above} />
      {items.map(({ index }) => rowAt(index))}
      <Spacer columns={columns} height={below} />
    </tbody>
  )
}

/** The policy allows no style attribute; the CSSOM may set the height. */
function Spacer({ columns, height }: { columns: number; height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td
        colSpan={columns}
        className="spacer"
        ref={(cell) => {
          if (cell) cell.style.height = `${String(height)}px`
        }}
      />
    </tr>
  )
}
