import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Appearance } from '@/components/layout/appearance'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { Header } from '@/components/layout/header'
import { PagePlaceholder } from '@/components/layout/page-placeholder'
import { SkipLink } from '@/components/layout/skip-link'
import { announcerId, useArrival } from '@/components/layout/use-arrival'
import { usePreload } from '@/components/layout/use-preload'
import { useWaitingLinks } from '@/components/layout/use-waiting-links'
import { heardPagePress } from '@/components/ui/gate'
import { lazyPart } from '@/components/ui/lazy-part'
import { Toaster } from '@/components/ui/toast'
import { WhenSeen } from '@/components/ui/when-seen'
import { FindButton } from '@/find-button'
import { loadMetas, notFound, routeOf } from '@/routes'

const preload = (path: string) => {
  void routeOf(path).page.preload()
  void loadMetas()
}

const isPage = (path: string) => routeOf(path) !== notFound

const Footer = lazyPart(() => import('@/components/layout/footer'), 'default')
// The same for every page: a change of page does not touch it.
const footer = (
  <WhenSeen load={Footer.load}>
    <Footer />
  </WhenSeen>
)

/** The frame round every page: navigation, the page or its placeholder, footer, toasts. */
export function App() {
  const [path, navigate] = useLocation()
  const route = routeOf(path)
  const Page = route.page.Component
  useArrival(route.path, loadMetas)
  usePreload(preload)
  useWaitingLinks(navigate, isPage)

  return (
    <>
      <SkipLink />
      <Header page={route.path}>
        <FindButton />
      </Header>
      <main
        id="main"
        tabIndex={-1}
        className="outline-none"
        // React calls this only for a press that reaches what is inside.
        onClickCapture={heardPagePress}
      >
        <ErrorBoundary key={route.path}>
          <Suspense fallback={<PagePlaceholder path={route.path} loadMetas={loadMetas} />}>
            <Page />
            <Appearance path={route.path} loadMetas={loadMetas} />
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer}
      <p id={announcerId} role="status" className="sr-only" />
      <Toaster />
    </>
  )
}
