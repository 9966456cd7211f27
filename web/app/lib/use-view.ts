import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { liveQuery, setQuery, settledQuery, subscribe, type History } from './address'
import { initialView, readView, writeView, type Setting, type ViewOf } from './url-state'

export interface ViewState<V> {
  /** What the controls show. */
  view: V
  /** What the API is asked about: the same, once the hand rests. */
  settled: V
  /** Changes some settings; each says whether that is a step for the back button. */
  change: (patch: Partial<V>, how?: History) => void
  reset: () => void
  isDefault: boolean
  /** The address of this very view, without the host. */
  href: string
}

const noQuery = () => ''

/**
 * A page's settings, kept in the address. The prerendered page and the first render have the defaults; what the
 * address asks for applies right after hydration. `settings` must be a constant.
 */
export function useView<S extends object>(settings: S): ViewState<ViewOf<S>> {
  const [path] = useLocation()
  const live = useSyncExternalStore(subscribe, liveQuery, noQuery)
  const asked = useSyncExternalStore(subscribe, settledQuery, noQuery)
  const view = useMemo(() => readView(settings, live), [settings, live])
  const settled = useMemo(() => readView(settings, asked), [settings, asked])
  const change = useCallback(
    (patch: Partial<ViewOf<S>>, how = howOf(settings, patch)) => {
      const now = liveQuery()
      setQuery(writeView(settings, { ...readView(settings, now), ...patch }, now), how)
    },
    [settings],
  )
  const query = writeView(settings, view)
  return {
    view,
    settled,
    change,
    reset: () => {
      change(initialView(settings), 'push')
    },
    isDefault: query === '',
    href: query ? `${path}?${query}` : path,
  }
}

/** A change replaces only where all it touches does. */
function howOf(settings: object, patch: object): History {
  const touched = Object.entries(settings as Record<string, Setting<unknown>>).filter(
    ([key]) => key in patch,
  )
  return touched.every(([, { how }]) => how === 'replace') ? 'replace' : 'push'
}
