import { useEffect, useState } from 'react'

/** Typing pauses this long before the API is asked. */
const PAUSE_MS = 250

/** A value once it has held still for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [value])
  return settled
}
