import { useEffect } from 'react'
import { isWaiting } from '@/components/ui/gate'

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Follows links in parts of the page that wait as plain HTML, as the router does elsewhere. React swallows a click
 * on such a part, so the window has to hear of it first.
 */
export function useWaitingLinks(follow: (href: string) => void, isPage: (path: string) => boolean) {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || link.target !== '' || !isWaiting(link)) return
      if (link.origin !== location.origin || link.pathname === location.pathname) return
      if (!isPage(link.pathname)) return
      event.preventDefault()
      event.stopPropagation()
      follow(link.pathname + link.search + link.hash)
    }
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('click', onClick, true)
    }
  }, [follow, isPage])
}
