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

/** Eight steps a second. */
const FRAME_MS = 125
/** With less motion a longer step a second, nothing glides. */
const CALM_MS = 1000
/** A hand that rests this long on the slider has chosen. */
const SETTLE_MS = 350

export interface Timeline {
  /** The step shown on the way, or null when the chosen one is. */
  frame: string | null
  isPlaying: boolean
  toggle: () => void
  scrub: (step: string) => void
  choose: (step: string) => void
}

/** Moves through steps such as months; the one it stops at becomes the chosen one. */
export function useTimeline({
  steps,
  chosen,
  calmStep,
  onStart,
  onChoose,
}: {
  steps: readonly string[]
  chosen: string
  /** How many are taken at once where the visitor asked for less motion. */
  calmStep: number
  onStart: () => void
  onChoose: (step: string) => void
}): Timeline {
  const calm = useReducedMotion()
  const [frame, setFrame] = useState<string | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const settle = (step: string) => {
    setPlaying(false)
    setFrame(null)
    onChoose(step)
  }
  useEffect(() => {
    if (frame === null) return
    const at = steps.indexOf(frame)
    const next = steps[Math.min(at + (calm ? calmStep : 1), steps.length - 1)]
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
      const isAtEnd = chosen === steps.at(-1)
      onStart()
      setFrame((isAtEnd ? steps[0] : chosen) ?? null)
      setPlaying(true)
    },
    scrub: (step) => {
      onStart()
      setPlaying(false)
      setFrame(step)
    },
    choose: settle,
  }
}
