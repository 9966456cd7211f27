import { bestSetting, noisy, ratioOf, smoothedAt } from './sample-series'

/** The ratios of the raw readings and of the best setting: the ends of the scale below. */
export const rawRatio = ratioOf(noisy)
const bestRatio = ratioOf(smoothedAt(bestSetting))

/**
 * How much of its green the line has earned, 0 to 1. The power keeps a line
 * that is half noise grey: at a straight proportion it already looked like signal.
 */
export function qualityOf(ratio: number): number {
  const gained = (ratio - rawRatio) / (bestRatio - rawRatio)
  return Math.min(1, Math.max(0, gained)) ** 1.6
}

/** Which side of the best a setting lies on. Within 14 of it the ratio differs by less than a decibel. */
export function verdictOf(setting: number): 'too-little' | 'about-right' | 'too-much' {
  if (setting < bestSetting - 14) return 'too-little'
  return setting > bestSetting + 14 ? 'too-much' : 'about-right'
}
