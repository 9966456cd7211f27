import { seededRandom } from '@/lib/seeded-random'
import { crossValidation, smooth } from '@/lib/whittaker'

/** Samples in the series; the plot's unit of width is one sample. */
export const sampleCount = 1024

/** The setting generalised cross-validation chooses for this series; the tests hold it to that. */
export const bestSetting = 60

const turn = 2 * Math.PI
const bump = (x: number, centre: number, width: number) => Math.exp(-(((x - centre) / width) ** 2))

/** Three slow waves, a dip, and one short event at three quarters of the way. */
function truth(): Float64Array {
  const series = Float64Array.from({ length: sampleCount }, (_, i) => {
    const x = i / (sampleCount - 1)
    return (
      0.62 * Math.sin(turn * (1.15 * x + 0.02)) +
      0.42 * Math.sin(turn * (2.9 * x + 0.42)) +
      0.16 * Math.sin(turn * (6.1 * x + 0.1)) +
      1.5 * bump(x, 0.752, 0.017) -
      0.25 * bump(x, 0.45, 0.03)
    )
  })
  const mean = series.reduce((sum, value) => sum + value, 0) / sampleCount
  return series.map((value) => value - mean)
}

export const clean = truth()

const power = clean.reduce((sum, value) => sum + value ** 2, 0) / sampleCount

/** The truth under Gaussian noise of the same power: a ratio near 0 dB. */
export const noisy = (() => {
  const random = seededRandom(20261115)
  return clean.map(
    (value) =>
      value + Math.sqrt(power) * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(turn * random()),
  )
})()

/** The true signal-to-noise ratio of an estimate, in decibels: possible here because the truth is known. */
export function ratioOf(estimate: Float64Array): number {
  const error = estimate.reduce((sum, value, i) => sum + (value - (clean[i] ?? 0)) ** 2, 0)
  return 10 * Math.log10((power * sampleCount) / error)
}

/** The smoother's strength at a slider setting of 0 to 100: nine decades, evenly spread. */
export const strengthOf = (setting: number) => 10 ** (0.09 * setting - 1.5)

/** The series smoothed at a slider setting. */
export const smoothedAt = (setting: number) => smooth(noisy, strengthOf(setting))

/** The setting that generalised cross-validation prefers. It looks at the noisy series alone, never at the truth. */
export function findBest(): number {
  let best = { setting: 0, score: Number.POSITIVE_INFINITY }
  for (let setting = 0; setting <= 100; setting++) {
    const score = crossValidation(noisy, strengthOf(setting))
    if (score < best.score) best = { setting, score }
  }
  return best.setting
}
