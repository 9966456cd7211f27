/** Which of the ramp's colours a value takes. */

export type RampScale = 'sequential' | 'diverging'

/** 0 to 4 from little to much, or -4 to 4 around zero; null without a value. */
export function rampStep(value: number | null, all: readonly number[], scale: RampScale) {
  if (value === null) return null
  if (scale === 'diverging') {
    const most = Math.max(...all.map(Math.abs)) || 1
    return Math.round((value / most) * 4) + 0
  }
  const low = Math.min(...all)
  const span = Math.max(...all) - low || 1
  return Math.min(4, Math.floor(((value - low) / span) * 5))
}

/** The step's name in the style sheet. */
export function rampWord(step: number | null, scale: RampScale) {
  if (step === null) return 'none'
  return scale === 'diverging' && step === 0 ? 'mid' : String(step)
}
