import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { EmbeddedOnly, EmbedFrame } from '@/components/demo/embed-frame'
import { EmbedContext } from '@/components/demo/frame-context'
import { heardPagePress, isWaiting, replayPagePress } from '@/components/ui/gate'
import { lazyPart, type LazyPart } from '@/components/ui/lazy-part'
import { demoPages } from '@/demos/pages'
import { replaySubmit, replayTyping } from '@/lib/replay-typing'

/** Built once: a part that is made anew would be loaded anew. */
const demos: Partial<Record<string, LazyPart<object>>> = Object.fromEntries(
  Object.entries(demoPages).map(([slug, load]) => [slug, lazyPart(load, 'default')]),
)

/** Stands after the figure in its boundary: what was done to it before it was alive is done with it. */
function Appearance() {
  useEffect(() => {
    replayTyping(document.body, isWaiting)
    replayPagePress(document.body)
    replaySubmit()
  }, [])
  return null
}

/** One figure of a demo, at `/embed/<slug>/<figure>`, for a page of another site: no navigation, no footer, no form. */
export function Embed() {
  const [path] = useLocation()
  const [, , slug = '', figure = ''] = path.split('/')
  const Demo = demos[slug]
  return (
    Demo && (
      <EmbedContext value={{ figure, Frame: EmbedFrame, Only: EmbeddedOnly }}>
        <div onClickCapture={heardPagePress}>
          <Suspense>
            <Demo />
            <Appearance />
          </Suspense>
        </div>
      </EmbedContext>
    )
  )
}
