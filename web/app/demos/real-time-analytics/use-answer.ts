import { useEffect, useState } from 'react'
import { askApi } from '@/components/demo/api-problem'
import type { ApiRequest } from '@/components/demo/api-snippets'

interface Held<T> {
  /** The request it answers. */
  to: ApiRequest | null
  answer: T | undefined
  error: Error | null
}

/**
 * The answer of a request, told apart by identity: one of 100,000 values must not be written out at each frame; null asks nothing. The other demos have `useReport`, whose library weighs 10.7 KB:
 * this page has a map and a stream to carry and only two things to ask, so it keeps its own last answer.
 */
export function useAnswer<T>(request: ApiRequest | null) {
  const [held, setHeld] = useState<Held<T>>({ to: null, answer: undefined, error: null })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (request === null) return
    const asked = new AbortController()
    const { signal } = asked
    askApi<T>(request.path, {
      signal,
      ...(request.method === 'POST' && { body: request.body }),
    }).then(
      (answer) => {
        setHeld({ to: request, answer, error: null })
      },
      (error: unknown) => {
        // The last good answer stays beside the error; a newer question makes both void.
        if (!signal.aborted && error instanceof Error)
          setHeld(({ answer }) => ({ to: request, answer, error }))
      },
    )
    return () => {
      asked.abort()
    }
  }, [request, tries])
  const isCurrent = held.to === request
  return {
    answer: held.answer,
    /** Whether the answer is to this very request. */
    isCurrent: isCurrent && held.error === null,
    error: isCurrent ? held.error : null,
    retry: () => {
      setTries(tries + 1)
    },
  }
}
