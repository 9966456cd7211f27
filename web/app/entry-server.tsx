import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from '@/app'
import { headOf } from '@/lib/head'
import { metaOf, type AddressMeta } from '@/page-meta'
import * as client from '@/routes'

export { site } from '@/content/site'
export { isListed, pictureOf } from '@/lib/head'
export { allPictureWords } from '@/lib/picture'

/** An address with its words. */
type Address = client.Route & AddressMeta

const withMeta = (route: client.Route): Address => ({ ...route, ...metaOf(route.path) })

export const routes = client.routes.map(withMeta)
export const notFound = withMeta(client.notFound)

/** The page of a route as HTML: what belongs in the head and what belongs in the root. */
export async function render(route: Address) {
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
