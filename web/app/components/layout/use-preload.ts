import { useEffect } from 'react'

/** Asks for a page's code as soon as the visitor points at a link to it or tabs onto it. */
export function usePreload(preload: (path: string) => void) {
  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link?.origin === location.origin && link.pathname !== location.pathname)
        preload(link.pathname)
    }
    document.addEventListener('pointerover', onIntent)
    document.addEventListener('focusin', onIntent)
    return () => {
      document.removeEventListener('pointerover', onIntent)
      document.removeEventListener('focusin', onIntent)
    }
  }, [preload])
}
