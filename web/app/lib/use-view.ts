import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { isAsOpened, liveQuery, setQuery, settledQuery, subscribe, type History } from './address'
import {
  initialView,
  readView,
  refusedTexts,
  writeView,
  type GivenTexts,
  type Setting,
  type ViewOf,
} from './url-state'

export interface ViewState<V> {
  /** What the controls show. */
  view: V
  /** What the API is asked about: the same, once the hand rests. */
  settled: V
  /** What stands in typed controls and cannot be used: the view has the defaults there. */
  refused: GivenTexts
  /** The same of `settled`, and of what is typed in its place: nothing is asked with a default nobody chose. */
  unusable: GivenTexts
  /** The link that opened the page with a view of its own; null once something is changed. */
  link: Link | null
  /** Changes some settings; each says whether that is a step for the back button. */
  change: (patch: Partial<V>, how?: History) => void
  /** Keeps a text that cannot be used, so that it is not lost and nothing is asked in its place. */
  keep: (key: string, text: string) => void
  reset: () => void
  isDefault: boolean
  /** The address of this very view, without the host. */
  href: string
}

/** A page's view as a link asked for it. */
export interface Link {
  query: string
  settings: object
  view: object
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
  const refused = useMemo(() => refusedTexts(settings, live), [settings, live])
  const write = useCallback(
    (patch: Partial<ViewOf<S>>, how: History, texts: GivenTexts) => {
      const now = liveQuery()
      const kept = Object.entries(refusedTexts(settings, now)).filter(([key]) => !(key in patch))
      const next = { ...readView(settings, now), ...patch }
      setQuery(writeView(settings, next, now, { ...Object.fromEntries(kept), ...texts }), how)
    },
    [settings],
  )
  const change = useCallback(
    (patch: Partial<ViewOf<S>>, how = howOf(settings, patch)) => {
      write(patch, how, {})
    },
    [settings, write],
  )
  const query = writeView(settings, view, '', refused)
  return {
    view,
    settled,
    refused,
    unusable: { ...refusedTexts(settings, asked), ...refused },
    link: live !== '' && isAsOpened() ? { query: live, settings, view } : null,
    change,
    keep: (key, text) => {
      write({}, 'replace', { [key]: text })
    },
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
