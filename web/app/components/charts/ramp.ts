/** Which of the ramp's colours a value takes. */
import { extentOf } from '@/lib/chart-scale'

export type RampScale = 'sequential' | 'diverging'

/** 0 to 4 from little to much, or -4 to 4 around zero; null without a value. */
export type RampStep = (value: number | null) => number | null

/** The steps of some figures, whose ends are looked for once. */
export function rampOf(all: Iterable<number | null>, scale: RampScale): RampStep {
  const [low, high] = extentOf(all)
  if (scale === 'diverging') {
    const most = Math.max(Math.abs(low), Math.abs(high)) || 1
    return (value) => (value === null ? null : Math.round((value / most) * 4) + 0)
  }
  const span = high - low || 1
  return (value) => (value === null ? null : Math.min(4, Math.floor(((value - low) / span) * 5)))
}

/** The step's name in the style sheet. */
export function rampWord(step: number | null, scale: RampScale) {
  if (step === null) return 'none'
  return scale === 'diverging' && step === 0 ? 'mid' : String(step)
}
