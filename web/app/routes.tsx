import { createElement, Fragment, type ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import type { PagePath } from '@/content/pages'
import type { DemoSlug } from '@/demos/demo-meta'
import { demoPages, knownDemos } from '@/demos/pages'
import { lazyPage, type LazyPage } from '@/lib/lazy-page'
import { settled } from '@/lib/settled'
import type * as pageMeta from '@/page-meta'

/** One address of the site and the page behind it. What its head says stands in `page-meta.ts`. */
export interface Route {
  path: string
  page: LazyPage
}

const page = (path: PagePath, load: Parameters<typeof lazyPage>[0]): Route => ({
  path,
  page: lazyPage(load),
})

const service = (path: PagePath & `/services/${string}`) =>
  page(path, () =>
    import('@/pages/service').then(({ ServicePage }) => ({
      default: () => createElement(ServicePage, { path }),
    })),
  )

const NextDemo = lazyPart(() => import('@/demos/next-demo'), 'NextDemo')

/** A demo's page, and at its foot the way to the next one. */
function withNext(Page: ComponentType, slug: DemoSlug) {
  const children = createElement(NextDemo, { slug })
  const next = createElement(WhenSeen, { load: NextDemo.load, fallback: null, children })
  return { default: () => createElement(Fragment, null, createElement(Page), next) }
}

const demoRoutes = knownDemos.map((slug): Route => {
  const load = demoPages[slug]
  return {
    path: `/demo/${slug}`,
    page: lazyPage(() =>
      load
        ? load().then((own) => withNext(own.default, slug))
        : import('@/pages/demo-pending').then(({ DemoPendingPage }) =>
            withNext(() => createElement(DemoPendingPage, { slug }), slug),
          ),
    ),
  }
})

export const notFound = page('/404', () => import('@/pages/not-found'))

/** Every address of the site that answers with a page. */
export const routes: readonly Route[] = [
  page('/', () => import('@/pages/home')),
  page('/services', () => import('@/pages/services')),
  service('/services/data-architecture'),
  service('/services/cloud-integration'),
  service('/services/security-solutions'),
  service('/services/analytics-insights'),
  page('/why-us', () => import('@/pages/why-us')),
  page('/methodologies', () => import('@/pages/methodologies')),
  page('/demo/overview', () => import('@/pages/overview')),
  page('/accuracy', () => import('@/pages/accuracy')),
  page('/api', () => import('@/pages/api')),
  page('/contact', () => import('@/pages/contact')),
  page('/contact/thanks', () => import('@/pages/thanks')),
  page('/contact/not-sent', () => import('@/pages/not-sent')),
  page('/privacy', () => import('@/pages/privacy')),
  ...demoRoutes,
]

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of a path, or the not-found page. A trailing slash does not matter. */
export function routeOf(path: string): Route {
  return byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? notFound
}

/** What is said of each page, and what says it in the browser. */
type Metas = typeof pageMeta

let metas: Promise<Metas | undefined> | undefined

/**
 * What the site says of its pages. It has a file of its own, for the first page has its words in its prerendered
 * head. Nothing when the file does not come: a page without a new title is still the page.
 */
export function loadMetas(): Promise<Metas | undefined> {
  if (metas) return metas
  const loading = import('@/page-meta').then(
    (loaded) => {
      void settled(loading, loaded)
      return loaded
    },
    () => (metas = undefined),
  )
  return (metas = loading)
}
