import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from '@/app'
import { headOf } from '@/lib/head'
import { notFound, routes, type Route } from '@/routes'

export { site } from '@/content/site'
export { isListed, pictureOf } from '@/lib/head'
export { allPictureWords } from '@/lib/picture'
export { notFound, routes }

/** The page of a route as HTML: what belongs in the head and what belongs in the root. */
export async function render(route: Route) {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={route.path}>
        <App />
      </Router>
    </StrictMode>,
    // A page is sent whole. Were large boundaries to stream, React would add inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return { head: headOf(route), html: await new Response(prelude).text() }
}
