import { useEffect, useState } from 'react'
import { askApi } from '@/components/demo/api-problem'
import type { ApiRequest } from '@/components/demo/api-snippets'

interface Held<T> {
  /** The request it answers. */
  key: string
  answer: T | undefined
  error: Error | null
}

/**
 * The answer of a request; null asks nothing. The other demos have `useReport`, whose library weighs 10.7 KB:
 * this page has a map and a stream to carry and only two things to ask, so it keeps its own last answer.
 */
export function useAnswer<T>(request: ApiRequest | null) {
  const [held, setHeld] = useState<Held<T>>({ key: '', answer: undefined, error: null })
  const [tries, setTries] = useState(0)
  const key = JSON.stringify(request)
  useEffect(() => {
    const wanted = JSON.parse(key) as ApiRequest | null
    if (wanted === null) return
    const asked = new AbortController()
    const { signal } = asked
    askApi<T>(wanted.path, { signal, ...(wanted.method === 'POST' && { body: wanted.body }) }).then(
      (answer) => {
        setHeld({ key, answer, error: null })
      },
      (error: unknown) => {
        // The last good answer stays beside the error; a newer question makes both void.
        if (!signal.aborted && error instanceof Error)
          setHeld(({ answer }) => ({ key, answer, error }))
      },
    )
    return () => {
      asked.abort()
    }
  }, [key, tries])
  const isCurrent = held.key === key
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
