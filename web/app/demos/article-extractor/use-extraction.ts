import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { extract, sample, type Extraction, type Page } from './query'

/** The article shown, and the one on its way. Nothing is asked before somebody presses a button. */
export function useExtraction() {
  const [shown, setShown] = useState<Extraction>(sample)
  const running = useRef<AbortController | null>(null)
  const request = useMutation({
    mutationFn: (page: Page) => {
      running.current?.abort()
      running.current = new AbortController()
      return extract(page, running.current.signal)
    },
    onSuccess: setShown,
  })
  return {
    shown,
    /** Shows an article that is here already. */
    show: (extraction: Extraction) => {
      running.current?.abort()
      request.reset()
      setShown(extraction)
    },
    start: (page: Page) => {
      request.mutate(page)
    },
    stop: () => {
      running.current?.abort()
      request.reset()
    },
    pending: request.isPending ? request.variables : null,
    failed: request.isError ? { page: request.variables, error: request.error } : null,
  }
}

export type ExtractionState = ReturnType<typeof useExtraction>
