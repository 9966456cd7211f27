import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { ErrorBoundary } from '@/components/layout/error-boundary'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { PagePlaceholder } from '@/components/layout/page-placeholder'
import { useArrival } from '@/components/layout/use-arrival'
import { ToastProvider } from '@/components/ui/toast'
import { routeOf } from '@/routes'

/** The frame round every page: navigation, the page or its placeholder, footer, toasts. */
export function App() {
  const [path] = useLocation()
  const route = routeOf(path)
  const Page = route.page.Component
  useArrival(route)

  return (
    <ToastProvider>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-button focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <ErrorBoundary key={route.path}>
          <Suspense fallback={<PagePlaceholder />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </ToastProvider>
  )
}
