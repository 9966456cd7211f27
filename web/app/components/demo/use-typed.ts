import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
} from 'react'
import { settle } from '@/lib/address'

/** Who looks for the next digit takes half a second and more: each one would be asked about, and many refused. */
const PAUSE_MS = 800

/**
 * What a text means, with a remark where it could mean something else, or why it cannot be used; what is only begun
 * is not judged before it is left.
 */
export type Read<T> = { value: T; remark?: string } | { reason: string; isUnfinished?: boolean }

/**
 * Text on its way to a value. It is taken over when the person pauses, leaves the field or presses Enter, not at
 * each half-typed digit; what cannot be taken stays as it was typed, with the reason.
 */
export function useTyped<T>({
  value,
  read,
  onChange,
  refused,
  onRefuse,
}: {
  value: T
  read: (text: string) => Read<T>
  onChange: (value: T) => void
  /** What could not be taken, where somebody keeps it; else it is kept here. */
  refused?: string | undefined
  onRefuse?: ((text: string) => void) | undefined
}) {
  const [draft, setDraft] = useState<string | null>(null)
  const [ownRefused, setOwnRefused] = useState<string>()
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const kept = onRefuse ? refused : ownRefused
  const drop = () => {
    clearTimeout(timer.current)
    setDraft(null)
    setOwnRefused(undefined)
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
    if (!typed || !('value' in typed) || typed.value !== value) {
      setDraft(null)
      setOwnRefused(undefined)
    }
  }

  const take = (text: string, isLast: boolean) => {
    clearTimeout(timer.current)
    const typed = read(text)
    if (isLast) setDraft(null)
    if ('value' in typed) {
      setOwnRefused(undefined)
      if (typed.value !== value || kept !== undefined) onChange(typed.value)
    } else if (isLast || !typed.isUnfinished) {
      setOwnRefused(text)
      if (text !== kept) onRefuse?.(text)
    }
  }
  const type = (text: string) => {
    setDraft(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      take(text, false)
      settle()
    }, PAUSE_MS)
  }
  const finish = (text: string) => {
    take(text, true)
    settle()
  }
  const said = kept === undefined ? undefined : read(kept)
  const typed = draft === null ? undefined : read(draft)
  return {
    /** What stands in the field in place of its value. */
    text: draft ?? kept ?? null,
    setDraft,
    reason: said && 'reason' in said ? said.reason : undefined,
    /** How what is being typed is understood, where it could be meant otherwise. */
    remark: typed && 'value' in typed ? typed.remark : undefined,
    /** Writes into the field as a hand would. */
    type,
    bind: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = target.value
        type(text)
        // What comes while the hand is elsewhere was typed before the page was alive, and is finished: it is
        // taken in the same event, so that a form sent right after knows of it.
        if (target !== document.activeElement) take(text, false)
      },
      onBlur: () => {
        if (draft !== null) finish(draft)
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Enter' || draft === null) return
        finish(draft)
        setDraft(draft)
      },
    },
  }
}
