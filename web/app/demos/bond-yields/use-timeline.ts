import { useEffect, useState, useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'
const watchMotion = (onChange: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => {
    media.removeEventListener('change', onChange)
  }
}

/** Whether the visitor asked for less motion. */
export function useReducedMotion() {
  return useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** A month a frame, eight a second: the whole record in under forty seconds. */
const FRAME_MS = 125
/** With less motion: a year a step, a step a second, nothing glides. */
const CALM_STEP = 12
const CALM_MS = 1000
/** A hand that rests this long on the slider has chosen. */
const SETTLE_MS = 350

export interface Timeline {
  /** The month shown on the way, or null when the chosen one is. */
  frame: string | null
  isPlaying: boolean
  toggle: () => void
  scrub: (month: string) => void
  choose: (month: string) => void
}

/** Moves through the months; the month it stops at becomes the chosen one. */
export function useTimeline(
  months: readonly string[],
  chosen: string,
  { onStart, onChoose }: { onStart: () => void; onChoose: (month: string) => void },
): Timeline {
  const calm = useReducedMotion()
  const [frame, setFrame] = useState<string | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const settle = (month: string) => {
    setPlaying(false)
    setFrame(null)
    onChoose(month)
  }
  useEffect(() => {
    if (frame === null) return
    const at = months.indexOf(frame)
    const next = months[Math.min(at + (calm ? CALM_STEP : 1), months.length - 1)]
    const isOver = !isPlaying || next === undefined || next === frame
    const timer = setTimeout(
      () => {
        if (isOver) settle(frame)
        else setFrame(next)
      },
      isOver ? SETTLE_MS : calm ? CALM_MS : FRAME_MS,
    )
    return () => {
      clearTimeout(timer)
    }
  })
  return {
    frame,
    isPlaying,
    toggle: () => {
      if (isPlaying && frame !== null) {
        settle(frame)
        return
      }
      const isAtEnd = chosen === months.at(-1)
      onStart()
      setFrame((isAtEnd ? months[0] : chosen) ?? null)
      setPlaying(true)
    },
    scrub: (month) => {
      onStart()
      setPlaying(false)
      setFrame(month)
    },
    choose: settle,
  }
}
