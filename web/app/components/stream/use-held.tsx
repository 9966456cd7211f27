import { useState } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { Button } from '@/components/ui/button'

/** A running list that can be held still to read it: what to show, and the button. */
export function useHeld<T>(running: T) {
  const [held, setHeld] = useState<{ list: T } | null>(null)
  const button = (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={held !== null}
      onClick={() => {
        setHeld(held === null ? { list: running } : null)
      }}
    >
      <DemoIcon name={held === null ? 'pause' : 'play'} size={16} />
      {held === null ? 'Hold the list' : 'Let it run'}
    </Button>
  )
  return { shown: held ? held.list : running, button }
}
