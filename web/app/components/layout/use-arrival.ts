import { useEffect } from 'react'
import { isWaiting, replayPagePress } from '@/components/ui/gate'
import type { PageMeta } from '@/content/pages'
import { focusOn, goTo } from '@/lib/go-to'
import type { describePage, titleOf } from '@/lib/head'
import { replaySubmit, replayTyping } from '@/lib/replay-typing'
import { ScrollMemory } from './scroll-memory'

const memory = new ScrollMemory()

/** The id of the live region that says where a change of page has led. */
export const announcerId = 'arrival'

/** Whether the visitor has gone on to use something in the frame, such as the menu, while the page was loading. */
function isBusy() {
  return document.activeElement?.matches('button, input, select, textarea') ?? false
}

/** The link a click has followed within the site, unless it only changes the query. */
function followedLink(event: MouseEvent) {
  // The router has answered the click by now and says so by preventing the browser's own answer.
  if (!event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const link = event.target.closest('a')
  return link?.getAttribute('href')?.startsWith('?') ? undefined : link
}

/**
 * Follows the history. To be called before the first render: listeners on the
 * window run in the order they came, and this one must hear of a step before the
 * router shows the next page.
 */
export function followHistory() {
  memory.follow()
}

interface Metas {
  metaOf: (path: string) => PageMeta & { demo?: { question: string } }
  describePage: typeof describePage
  titleOf: typeof titleOf
}

/** Fetches what is said of each page, and what says it; nothing when that does not come. */
export type LoadMetas = () => Promise<Metas | undefined>

/** Runs `tell` with what is said of the pages, unless the visitor has gone on by then. */
function tellOf(loadMetas: LoadMetas, tell: (metas: Metas) => void) {
  let isHere = true
  void loadMetas().then((metas) => {
    if (isHere && metas) tell(metas)
  })
  return () => {
    isHere = false
  }
}

/** After a change of page: the place in the scroll and the head. */
export function useArrival(path: string, loadMetas: LoadMetas) {
  // Choosing a link leads to the top of its page, also when that page is already open.
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event)
      if (link) goTo(link.hash)
    }
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('click', onClick)
    }
  }, [])

  useEffect(() => {
    if (memory.arrival === 'load') return
    return tellOf(loadMetas, ({ describePage, metaOf }) => {
      describePage(metaOf(path))
    })
  }, [path, loadMetas])
}

/** When a page has really appeared: its place in the scroll, the focus on its heading, and a word about it. */
export function useAppearance(path: string, loadMetas: LoadMetas) {
  useEffect(() => {
    const main = document.querySelector('main')
    if (memory.arrival === 'load') {
      if (main) {
        replayTyping(main, isWaiting)
        replayPagePress(main)
      }
      replaySubmit()
      return undefined
    }
    const heading = main?.querySelector<HTMLElement>('h1')
    const atTarget = memory.arrival === 'push' && goTo(location.hash)
    if (heading && !atTarget && !isBusy()) focusOn(heading)
    if (memory.arrival === 'back') window.scrollTo(0, memory.position)
    return tellOf(loadMetas, ({ metaOf, titleOf }) => {
      const announcer = document.getElementById(announcerId)
      if (announcer) announcer.textContent = titleOf(metaOf(path))
    })
  }, [path, loadMetas])
}
