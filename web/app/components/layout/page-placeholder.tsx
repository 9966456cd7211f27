import { Suspense, use } from 'react'
import type { LoadMetas } from './use-arrival'

interface PlaceholderProps {
  path: string
  loadMetas: LoadMetas
}

const loading = 'Loading the page…'

/** What a page without its words has for a heading. */
const bar = (
  <>
    <h1 className="sr-only">{loading}</h1>
    <div aria-hidden="true" className="mt-4 h-11 w-[34rem] max-w-full skeleton md:h-14" />
  </>
)

/**
 * What stands in for a page while its code is on the way: as tall as a window, so
 * that nothing moves when it comes. A demo's question is most often known already and is
 * shown, in the place and size it has in the demo's frame.
 */
export function PagePlaceholder(page: PlaceholderProps) {
  return (
    <div role="status" aria-busy="true" className="wrap min-h-screen appear-late pt-5 md:pt-8">
      <div aria-hidden="true" className="h-[1.40625rem] w-56 max-w-full skeleton" />
      <Suspense fallback={bar}>
        <Heading {...page} />
      </Suspense>
      <div aria-hidden="true">
        <div className="mt-5 h-6 w-[40rem] max-w-full skeleton" />
        <div className="mt-3 h-6 w-[28rem] max-w-[80%] skeleton" />
        <div className="mt-12 rounded-panel border border-hairline bg-surface p-6">
          <div className="h-6 w-3/5 skeleton" />
          <div className="mt-3 h-4 w-4/5 skeleton" />
          <div className="mt-6 h-60 skeleton md:h-80" />
          <div className="mt-4 h-4 w-2/3 skeleton" />
        </div>
      </div>
    </div>
  )
}

function Heading({ path, loadMetas }: PlaceholderProps) {
  const question = use(loadMetas())?.metaOf(path).demo?.question
  if (question === undefined) return bar
  return (
    <>
      <span className="sr-only">{loading}</span>
      <h1 className="pt-3 text-[clamp(2.125rem,1.3rem+2.9vw,3.125rem)] leading-[1.06] md:pt-3.5">
        {question}
      </h1>
    </>
  )
}
