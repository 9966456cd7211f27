import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { filterFrom, searchOf, type CatalogueGroup } from './match'

// wouter announces its own changes of the address under these names.
const changes = ['popstate', 'pushState', 'replaceState']

function subscribe(notify: () => void) {
  for (const change of changes) window.addEventListener(change, notify)
  return () => {
    for (const change of changes) window.removeEventListener(change, notify)
  }
}

/** Typing rests this long before the address follows: browsers refuse more than about three changes a second. */
const restMs = 300

/**
 * The catalogue's filter, kept in the address. The prerendered page shows
 * everything, so the first render does too, and the address applies after it.
 */
export function useFilter() {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  )
  const [path, navigate] = useLocation()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const kept = filterFrom(search)
  const words = typed ?? kept.words

  const write = (next: { words: string; group: CatalogueGroup | null }, replace: boolean) => {
    clearTimeout(timer.current)
    setTyped(null)
    navigate(path + searchOf(next, window.location.search), { replace })
  }

  return {
    words,
    group: kept.group,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        write({ words: text, group: filterFrom(window.location.search).group }, true)
      }, restMs)
    },
    choose: (group: CatalogueGroup | null) => {
      write({ words, group }, false)
    },
    clear: () => {
      write({ words: '', group: null }, false)
    },
  }
}
