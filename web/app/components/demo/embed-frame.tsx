import { Suspense, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { firm } from '@/content/firm'
import { anchorOf } from '@/lib/figure-anchor'
import type { DemoFrameProps } from './demo-frame'
import { EmbedContext } from './frame-context'
import { LinkNotice } from './frame-parts'
import { NotesProvider } from './note'
import '@/styles/demo.css'

/** The frame of one figure in a page of another site: the figure, whose data it shows and of when, and the way here. */
export function EmbedFrame({ demo, href, link, figures, wideFigures, source }: DemoFrameProps) {
  const figure = use(EmbedContext)?.figure ?? ''
  const [, query] = href.split('?')
  const view = query === undefined ? '' : `?${query}`
  return (
    <NotesProvider>
      <main className="wrap py-4">
        <h1 className="sr-only">{demo.question}</h1>
        {link && (
          <Suspense>
            <LinkNotice link={link} />
          </Suspense>
        )}
        {/* The page makes all its figures; those that are not asked for are empty, and what stands around them is hidden. */}
        <div className="embed-figures">
          {figures}
          {wideFigures}
        </div>
        {/* Shown by the style sheet where the case has no such figure. */}
        <p className="embed-none">There is no such figure in this case. The demo says why.</p>
        <noscript>
          <p className="small-text mt-4">
            Without scripts this shows our default case, whatever the address asks for.
          </p>
        </noscript>
        <div className="embed-source mt-4">{source}</div>
        <p className="small-text">
          <NewTabLink href={`/demo/${demo.slug}${view}#${anchorOf(figure)}`}>
            {firm.name}: {demo.title}
          </NewTabLink>
        </p>
      </main>
    </NotesProvider>
  )
}

/** A part of the page that stays if the figure stands in it. The others go before their code is asked for. */
export function EmbeddedOnly({ children }: { children: ReactNode }) {
  const figure = use(EmbedContext)?.figure ?? ''
  const box = useRef<HTMLDivElement>(null)
  const [isOther, setOther] = useState(false)
  useLayoutEffect(() => {
    setOther(!box.current?.querySelector(`#${anchorOf(figure)}`))
  }, [figure])
  return isOther ? null : <div ref={box}>{children}</div>
}
