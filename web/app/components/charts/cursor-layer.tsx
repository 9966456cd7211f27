import { useSyncExternalStore } from 'react'
import type { CursorStore, Stop } from '@/lib/chart-cursor'
import { CursorMark, type Reading } from './readout'

const nowhere = () => null
const silence = () => ''

/** The cursor over a drawing: all that is drawn again when it moves. */
export function CursorLayer({
  store,
  stopAt,
  read,
  size,
  span,
}: {
  store: CursorStore
  stopAt: (index: number) => Stop | undefined
  read: (index: number) => Reading
  size: { width: number }
  span: readonly [number, number]
}) {
  const at = useSyncExternalStore(store.subscribe, store.at, nowhere)
  const stop = at === null ? undefined : stopAt(at)
  if (at === null || !stop) return null
  return <CursorMark stop={stop} reading={read(at)} size={size} span={span} />
}

/** The reading, said politely. */
export function CursorWords({ store }: { store: CursorStore }) {
  const spoken = useSyncExternalStore(store.subscribe, store.spoken, silence)
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  )
}
