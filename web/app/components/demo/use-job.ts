import { useState } from 'react'
import type { TypedRequest } from '@/api/request'
import { sendJob, type JobStage } from './job'

/** Work that may take long: `run` asks for it, `stage` is how far it is, null while none is under way. */
export function useJob<P>() {
  const [stage, setStage] = useState<JobStage<P> | null>(null)
  const run = async <A>(request: TypedRequest<A>, signal: AbortSignal): Promise<A> => {
    const tell = (told: JobStage<P> | null) => {
      // One that was given up says nothing into the next.
      if (!signal.aborted) setStage(told)
    }
    const forget = () => {
      setStage(null)
    }
    signal.addEventListener('abort', forget)
    try {
      return await sendJob<A, P>(request, signal, tell)
    } finally {
      signal.removeEventListener('abort', forget)
      tell(null)
    }
  }
  return { stage, run }
}
