import { useEffect, useRef } from 'react'
import type { PageMeta } from '@/content/pages'
import { titleOf } from '@/lib/head'

/** After a change of page: the title, the top of the page, and the focus on its heading. */
export function useArrival(page: PageMeta) {
  const shown = useRef(page.path)
  useEffect(() => {
    if (shown.current === page.path) return
    shown.current = page.path
    document.title = titleOf(page)
    window.scrollTo(0, 0)
  }, [page])
}
