import { createElement } from 'react'
import type { PagePath } from '@/content/pages'
import { demoSlugs } from '@/demos/demo-meta'
import { demoPages } from '@/demos/pages'
import { lazyPage, type LazyPage } from '@/lib/lazy-page'
import { settled } from '@/lib/settled'
import type { AddressMeta } from '@/page-meta'

/** One address of the site and the page behind it. What its head says stands in `page-meta.ts`. */
export interface Route {
  path: string
  page: LazyPage
  /** The module the prerender preloads for this route, as the build manifest names it. */
  module: string
}

const page = (path: PagePath, module: string, load: Parameters<typeof lazyPage>[0]): Route => ({
  path,
  module,
  page: lazyPage(load),
})

const servicePage = 'app/pages/service.tsx'
const service = (path: PagePath & `/services/${string}`) =>
  page(path, servicePage, () =>
    import('@/pages/service').then(({ ServicePage }) => ({
      default: () => createElement(ServicePage, { path }),
    })),
  )

const demoRoutes = demoSlugs.map((slug): Route => {
  const own = demoPages[slug]
  return {
    path: `/demo/${slug}`,
    module: own ? `app/demos/${slug}/page.tsx` : 'app/pages/demo-pending.tsx',
    page: lazyPage(
      own ??
        (() =>
          import('@/pages/demo-pending').then(({ DemoPendingPage }) => ({
            default: () => createElement(DemoPendingPage, { slug }),
          }))),
    ),
  }
})

export const notFound = page('/404', 'app/pages/not-found.tsx', () => import('@/pages/not-found'))

/** Every address of the site that answers with a page. */
export const routes: readonly Route[] = [
  page('/', 'app/pages/home.tsx', () => import('@/pages/home')),
  page('/services', 'app/pages/services.tsx', () => import('@/pages/services')),
  service('/services/data-architecture'),
  service('/services/cloud-integration'),
  service('/services/security-solutions'),
  service('/services/analytics-insights'),
  page('/why-us', 'app/pages/why-us.tsx', () => import('@/pages/why-us')),
  page('/methodologies', 'app/pages/methodologies.tsx', () => import('@/pages/methodologies')),
  page('/demo/overview', 'app/pages/overview.tsx', () => import('@/pages/overview')),
  page('/contact', 'app/pages/contact.tsx', () => import('@/pages/contact')),
  page('/contact/thanks', 'app/pages/thanks.tsx', () => import('@/pages/thanks')),
  page('/contact/not-sent', 'app/pages/not-sent.tsx', () => import('@/pages/not-sent')),
  page('/privacy', 'app/pages/privacy.tsx', () => import('@/pages/privacy')),
  ...demoRoutes,
]

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The route of a path, or the not-found page. A trailing slash does not matter. */
export function routeOf(path: string): Route {
  return byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? notFound
}

type MetaOf = (path: string) => AddressMeta

let metas: Promise<MetaOf | undefined> | undefined

/**
 * What the site says of its pages. It has a file of its own, for the first page has its words in its prerendered
 * head. Nothing when the file does not come: a page without a new title is still the page.
 */
export function loadMetas(): Promise<MetaOf | undefined> {
  if (metas) return metas
  const loading = import('@/page-meta').then(
    ({ metaOf }) => {
      void settled(loading, metaOf)
      return metaOf
    },
    () => (metas = undefined),
  )
  return (metas = loading)
}
