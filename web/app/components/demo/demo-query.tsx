import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { worthRetrying } from './api-problem'

/** Keeps the answers of a demo's requests while its page is open. */
export function DemoQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: {
            // Feeds refresh on the server; a minute spares it repeated questions.
            staleTime: 60_000,
            refetchOnWindowFocus: false,
            // Without a connection the page says so, instead of waiting for one.
            networkMode: 'always',
            retry: (count, error) => count < 1 && worthRetrying(error),
          },
        },
      }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** The page of a demo: its answers are kept while it is open. */
export function demoPage(Demo: ComponentType) {
  return function DemoPage() {
    return (
      <DemoQueryProvider>
        <Demo />
      </DemoQueryProvider>
    )
  }
}
