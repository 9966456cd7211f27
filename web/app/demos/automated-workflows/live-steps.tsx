import { useEffect, useEffectEvent, useRef } from 'react'
import type { StreamSubject } from '@/components/stream/event-stream'
import { useEventStream, useLive } from '@/components/stream/use-event-stream'
import type { Ended, Step, StepMessage } from './contract.gen'

interface Messages {
  step: StepMessage
  end: Ended
}

interface Run {
  steps: readonly Step[]
  isOver: boolean
}

const subject: StreamSubject<Messages, Run> = {
  names: ['step', 'end'],
  last: 'end',
  initial: { steps: [], isOver: false },
  reduce: (run, batch) =>
    batch.reduce<Run>(
      (now, message) =>
        message.name === 'step'
          ? { ...now, steps: [...now.steps, message.data] }
          : { ...now, isOver: true },
      run,
    ),
}

/** Runs a search once more as a stream; says when all steps came, or that they did not. */
export function LiveSteps({
  path,
  onOver,
}: {
  path: string
  onOver: (steps: readonly Step[]) => void
}) {
  const stage = useRef<HTMLSpanElement>(null)
  const stream = useEventStream(subject, path, stage)
  const { phase, state } = useLive(stream)
  const isLost = ['refused', 'offline', 'reconnecting'].includes(phase.name)
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    stream.start()
  }, [stream])
  useEffect(() => {
    if (state.isOver) tell(state.steps)
    else if (isLost) tell([])
  }, [state, isLost])
  return (
    <span ref={stage} role="status">
      {isLost ? 'The stream did not come; this is the answer’s.' : 'Streaming the steps…'}
    </span>
  )
}
