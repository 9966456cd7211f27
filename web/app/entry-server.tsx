import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from '@/app'
import { EmbedNotFound } from '@/components/demo/embed-not-found'
import { demoPages } from '@/demos/pages'
import { Embed } from '@/embed'
import { headOf } from '@/lib/head'
import { metaOf, type AddressMeta } from '@/page-meta'
import * as client from '@/routes'

export { site } from '@/content/site'
export { isListed, pictureOf } from '@/lib/head'
export { allPictureWords } from '@/lib/picture'

/** An address with its words, and the module of its page as the build manifest names it. */
type Address = client.Route & AddressMeta & { module: string }

const withMeta = (route: client.Route): Address => ({
  ...route,
  ...metaOf(route.path),
  module: `app/${moduleOf(route.path)}.tsx`,
})

/** Where a page stands; the prerender stops at a module that the build does not have. */
function moduleOf(path: string) {
  const names: Record<string, string> = { '/': 'home', '/404': 'not-found' }
  const [, first = '', second = first] = path.split('/')
  if (first === 'demo' && second in demoPages) return `demos/${second}/page`
  if (first === 'demo' && second !== 'overview') return 'pages/demo-pending'
  return `pages/${names[path] ?? (first === 'services' && second !== first ? 'service' : second)}`
}

export const routes = client.routes.map(withMeta)
export const notFound = withMeta(client.notFound)

async function htmlOf(path: string, page: ReactNode) {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>{page}</Router>
    </StrictMode>,
    // A page is sent whole. Were large boundaries to stream, React would add inline scripts, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** The page of a route as HTML: what belongs in the head and what belongs in the root. */
export async function render(route: Address) {
  return { head: headOf(route), html: await htmlOf(route.path, <App />) }
}

/**
 * The figures of a demo that can stand in other sites' pages: those of its prerendered page. One in the account of the
 * method has no view of its own.
 */
export function figuresIn(html: string) {
  const [figures = ''] = html.split('<section id="how-it-works"')
  return [...figures.matchAll(/<figure id="figure-([^"]+)"/g)].map(([, figure = '']) => figure)
}

/** The page of one figure. It is named in no list and has no picture of its own. */
export async function renderEmbed(route: Address, figure: string) {
  const path = `/embed/${route.demo?.slug ?? ''}/${figure}`
  const html = await htmlOf(path, <Embed />)
  const name = figure.replaceAll('-', ' ')
  // The finding changes with the view; the name does not.
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${route.title}`
  const description = `A figure of the demo ${route.title}: ${name}.`
  return { path, head: headOf({ path, title, description, unlisted: true }), html }
}

/** What stands in another site's page where it asks for a figure that there is not. */
export async function renderNoEmbed() {
  const path = '/embed/404'
  const html = await htmlOf(path, <EmbedNotFound />)
  const words = { title: 'Figure not found', description: 'There is no figure at this address.' }
  return { path, head: headOf({ path, ...words, unlisted: true }), html }
}
