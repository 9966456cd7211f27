import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react'

/** With the rest the address takes, somebody who pauses for half a second is done typing. */
const PAUSE_MS = 250

export type Read<T> = { value: T } | { reason: string } | 'unfinished'

/**
 * Text on its way to a value. It is taken over when the person pauses, leaves the field or presses Enter, not at
 * each half-typed digit; what cannot be taken stays as it was typed, with the reason.
 */
export function useTyped<T>({
  value,
  read,
  onChange,
}: {
  value: T
  read: (text: string) => Read<T>
  onChange: (value: T) => void
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const [reason, setReason] = useState<string>()
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const drop = () => {
    clearTimeout(timer.current)
    setDraft(null)
    setReason(undefined)
  }
  // Who goes back leaves what was half typed, which must not be written into the step arrived at.
  const onBack = useEffectEvent(drop)
  useEffect(() => {
    window.addEventListener('popstate', onBack)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('popstate', onBack)
    }
  }, [])

  if (value !== seen) {
    setSeen(value)
    const typed = draft === null ? null : read(draft)
    // A value from elsewhere takes the place of what was typed.
    if (
      typed !== null &&
      (typeof typed !== 'object' || !('value' in typed) || typed.value !== value)
    ) {
      setDraft(null)
      setReason(undefined)
    }
  }

  const take = (text: string, isLast: boolean) => {
    clearTimeout(timer.current)
    const typed = read(text)
    if (typed === 'unfinished') {
      if (isLast) drop()
      return
    }
    setReason('reason' in typed ? typed.reason : undefined)
    if ('reason' in typed) return
    if (isLast) setDraft(null)
    if (typed.value !== value) onChange(typed.value)
  }
  return {
    draft,
    setDraft,
    reason,
    bind: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value
        setDraft(text)
        clearTimeout(timer.current)
        // What comes while the hand is elsewhere was typed before the page was alive, and is finished.
        const pause = target === document.activeElement ? PAUSE_MS : 0
        timer.current = setTimeout(() => {
          take(text, false)
        }, pause)
      },
      onBlur: () => {
        if (draft !== null) take(draft, true)
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter' && draft !== null) take(draft, false)
      },
    },
  }
}
