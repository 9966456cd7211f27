import { useEffect, useEffectEvent, useRef } from 'react'
import { tables } from '@/lib/tables/table-client'

/** Runs once the page is left. React may run effects twice in a row: what is back by then was not left. */
export function useLeaving(leave: () => void) {
  const isHere = useRef(false)
  const onLeave = useEffectEvent(leave)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      queueMicrotask(() => {
        if (!isHere.current) onLeave()
      })
    }
  }, [])
}

/** Lets a table of the worker go when another takes its place, and when the page is left. */
export function useHeldTable(table: number | null) {
  const held = useRef<number>(null)
  useEffect(() => {
    held.current = table
    return () => {
      held.current = null
      if (table === null) return
      queueMicrotask(() => {
        if (held.current !== table) void tables.ask('close', { table })
      })
    }
  }, [table])
}
