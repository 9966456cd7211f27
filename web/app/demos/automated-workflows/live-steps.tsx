import { useEffect, useEffectEvent } from 'react'
import type { Step } from './contract.gen'

/**
 * Runs a search once more as a stream and tells its steps when all came; none where they did not. It is over in
 * milliseconds: there is nothing to pause or to take up again.
 */
export function LiveSteps({
  path,
  onOver,
}: {
  path: string
  onOver: (steps: readonly Step[]) => void
}) {
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    const source = new EventSource(path)
    const steps: Step[] = []
    const end = (streamed: readonly Step[]) => {
      // A browser would open what has ended again.
      source.close()
      tell(streamed)
    }
    source.addEventListener('step', ({ data }: MessageEvent<string>) => {
      steps.push(JSON.parse(data) as Step)
    })
    source.addEventListener('end', () => {
      end(steps)
    })
    source.addEventListener('error', () => {
      end([])
    })
    return () => {
      source.close()
    }
  }, [path])
  return <span role="status">Streaming the steps…</span>
}
