import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  useQuery,
  type QueryKey,
} from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { askApi, worthRetrying } from './api-problem'
import type { ApiRequest } from './api-snippets'

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

/** Which of its faces an asynchronous view shows. */
export interface ReportState<T> {
  /** The newest report there is; while another is on its way or failed, the last good one. */
  report: T | undefined
  error: Error | null
  /** The first report is on its way. */
  isPending: boolean
  /** The report shown belongs to an earlier request. */
  isStale: boolean
  /** When the shown report arrived, in milliseconds. */
  arrivedAt: number
  retry: () => void
}

/**
 * The report of a request. `initial` is the one the page was prerendered with, for the default request;
 * while a changed request runs or fails the last good report stays.
 */
export function useReport<T>(
  key: QueryKey,
  request: ApiRequest | null,
  initial?: T,
): ReportState<T> {
  const query = useQuery<T>({
    queryKey: [...key, request],
    enabled: request !== null,
    queryFn: ({ signal }) =>
      askApi<T>(request?.path ?? '', {
        signal,
        ...(request?.method === 'POST' && { body: request.body ?? {} }),
      }),
    placeholderData: keepPreviousData,
    // A prerendered report is as old as the build: show it, and ask at once.
    ...(initial !== undefined && { initialData: initial, initialDataUpdatedAt: 0 }),
  })
  // The library keeps the previous answer only while the next one is on its way, not when it fails.
  const [lastGood, setLastGood] = useState(query.data)
  if (query.data !== undefined && query.data !== lastGood) setLastGood(query.data)
  const report = query.data ?? lastGood
  return {
    report,
    error: query.error,
    isPending: query.isPending && request !== null,
    isStale: query.isPlaceholderData || (query.isError && report !== undefined),
    arrivedAt: query.dataUpdatedAt,
    retry: () => void query.refetch(),
  }
}
