import { createElement } from 'react'
import { pages, type PageMeta, type PagePath } from '@/content/pages'
import { demoSlugs, type DemoMeta } from '@/demos/demo-meta'
import { demoPages } from '@/demos/pages'
import { demos } from '@/demos/registry'
import { lazyPage, type LazyPage } from '@/lib/lazy-page'

/** One address of the site: what its head says and the page behind it. */
export interface Route extends PageMeta {
  page: LazyPage
  demo?: DemoMeta
  /** The module the prerender preloads for this route, as the build manifest names it. */
  module: string
}

const page = (path: PagePath, module: string, load: Parameters<typeof lazyPage>[0]): Route => ({
  ...pages[path],
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
  const demo = demos[slug]
  const own = demoPages[slug]
  return {
    path: `/demo/${slug}`,
    title: demo.title,
    description: demo.description,
    parent: '/demo/overview',
    demo,
    module: own ? `app/demos/${slug}/page.tsx` : 'app/pages/demo-pending.tsx',
    page: lazyPage(
      own ??
        (() =>
          import('@/pages/demo-pending').then(({ DemoPendingPage }) => ({
            default: () => createElement(DemoPendingPage, { demo }),
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
