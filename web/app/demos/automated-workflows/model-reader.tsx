import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '@/api/request'
import { sendRequest, whatHappened } from '@/components/demo/api-problem'
import type { Read } from './contract.gen'

/** Where the owner has a model: a button that puts what was not understood to it. */
export function ModelReader({
  wish,
  onRead,
}: {
  wish: string
  /** The wish with what the model has added. */
  onRead: (read: Read) => void
}) {
  const [said, setSaid] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: ['automated-workflows', 'status'],
    queryFn: ({ signal }) =>
      sendRequest(request('GET', '/api/v1/automated-workflows/status'), signal),
    retry: false,
    staleTime: Infinity,
  })
  const model = data?.ai_model
  if (model == null) return null
  const ask = async () => {
    setAsking(true)
    setSaid(null)
    try {
      const read = await sendRequest(
        request('POST', '/api/v1/automated-workflows/read', { wish }),
        new AbortController().signal,
      )
      if (read.model == null) setSaid(read.note ?? null)
      else onRead(read)
    } catch (error) {
      setSaid(`The grammar’s reading stands. ${whatHappened(error as Error)}`)
    } finally {
      setAsking(false)
    }
  }
  return (
    <p className="small-text mt-2 flex flex-wrap items-center gap-x-3">
      <button
        type="button"
        className="text-button -ml-2"
        disabled={isAsking}
        onClick={() => void ask()}
      >
        {isAsking ? `Asking ${model}…` : `Ask ${model} about what was not understood`}
      </button>
      <span>
        Your wish is then sent to this language model; its answer is checked like any input.
      </span>
      <span role="status">{said}</span>
    </p>
  )
}
