import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { Appearance } from '@/components/layout/appearance'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { PagePlaceholder } from '@/components/layout/page-placeholder'
import { SkipLink } from '@/components/layout/skip-link'
import { announcerId, useArrival } from '@/components/layout/use-arrival'
import { usePreload } from '@/components/layout/use-preload'
import { Toaster } from '@/components/ui/toast'
import { titleOf } from '@/lib/head'
import { routeOf } from '@/routes'

const preload = (path: string) => {
  void routeOf(path).page.preload()
}

/** The frame round every page: navigation, the page or its placeholder, footer, toasts. */
export function App() {
  const [path] = useLocation()
  const route = routeOf(path)
  const Page = route.page.Component
  useArrival(route)
  usePreload(preload)

  return (
    <>
      <SkipLink />
      <Header page={route.path} />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorBoundary key={route.path}>
          <Suspense fallback={<PagePlaceholder heading={route.demo?.question} />}>
            <Page />
            <Appearance title={titleOf(route)} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <p id={announcerId} role="status" className="sr-only" />
      <Toaster />
    </>
  )
}
