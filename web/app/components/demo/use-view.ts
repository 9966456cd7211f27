import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { initialView, readView, writeView, type ViewOf } from '@/lib/url-state'

export interface ViewState<V> {
  view: V
  /** Changes some settings. Sliders replace the address, other controls add a step for the back button. */
  change: (patch: Partial<V>, how?: 'push' | 'replace') => void
  reset: () => void
  isDefault: boolean
  /** The address of this very view, without the host. */
  href: string
}

/**
 * A demo's settings, kept in the address. The prerendered page and the first render have the defaults;
 * what the address asks for applies right after hydration. `settings` must be a constant.
 */
export function useView<S extends object>(settings: S): ViewState<ViewOf<S>> {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const view = useMemo(() => readView(settings, search), [settings, search])
  const query = writeView(settings, view)
  const go = useCallback(
    (next: ViewOf<S>, replace: boolean) => {
      const text = writeView(settings, next)
      navigate(text ? `${path}?${text}` : path, { replace })
    },
    [navigate, path, settings],
  )
  return {
    view,
    change: (patch, how = 'push') => {
      go({ ...view, ...patch }, how === 'replace')
    },
    reset: () => {
      go(initialView(settings), false)
    },
    isDefault: query === '',
    href: query ? `${path}?${query}` : path,
  }
}
