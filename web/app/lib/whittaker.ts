/**
 * Whittaker-Henderson smoothing with second differences: the series z that
 * minimises sum (y - z)^2 + strength * sum (second difference of z)^2. Its
 * normal equations A z = y are pentadiagonal, so A = L D L' costs linear time.
 */
interface Factor {
  diagonal: Float64Array
  /** The two sub-diagonals of L, whose own diagonal is one. */
  first: Float64Array
  second: Float64Array
}

const at = (array: Float64Array, index: number) => array[index] ?? 0

function factorise(n: number, strength: number): Factor {
  const diagonal = new Float64Array(n)
  const first = new Float64Array(n)
  const second = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    // Sample i is the first, the middle or the last of up to three second differences (1, -2, 1).
    const opens = i < n - 2 ? 1 : 0
    const centres = i > 0 && i < n - 1 ? 1 : 0
    const closes = i > 1 ? 1 : 0
    const f1 = at(first, i - 1)
    const s2 = at(second, i - 2)
    const d1 = at(diagonal, i - 1)
    const d =
      1 + strength * (opens + 4 * centres + closes) - f1 * f1 * d1 - s2 * s2 * at(diagonal, i - 2)
    diagonal[i] = d
    first[i] = (-2 * strength * (opens + centres) - d1 * f1 * at(second, i - 1)) / d
    second[i] = (strength * opens) / d
  }
  return { diagonal, first, second }
}

function solve({ diagonal, first, second }: Factor, values: Float64Array): Float64Array {
  const z = new Float64Array(values.length)
  for (let i = 0; i < z.length; i++) {
    z[i] = at(values, i) - at(first, i - 1) * at(z, i - 1) - at(second, i - 2) * at(z, i - 2)
  }
  for (let i = z.length - 1; i >= 0; i--) {
    z[i] = at(z, i) / at(diagonal, i) - at(first, i) * at(z, i + 1) - at(second, i) * at(z, i + 2)
  }
  return z
}

/** The trace of the inverse of A, by the backward recurrence on its central band (Hutchinson and de Hoog, 1985). */
function traceOfInverse({ diagonal, first, second }: Factor): number {
  let trace = 0
  // Entries of the inverse around (i + 1, i + 1) and (i + 2, i + 2).
  let own1 = 0
  let next1 = 0
  let own2 = 0
  for (let i = diagonal.length - 1; i >= 0; i--) {
    const f = at(first, i)
    const s = at(second, i)
    const next = -f * own1 - s * next1
    const afterNext = -f * next1 - s * own2
    const own = 1 / at(diagonal, i) - f * next - s * afterNext
    trace += own
    own2 = own1
    own1 = own
    next1 = next
  }
  return trace
}

/** The smoothed series. A strength of zero gives the values back; a great one gives their straight line. */
export function smooth(values: Float64Array, strength: number): Float64Array {
  return solve(factorise(values.length, strength), values)
}

/** Generalised cross-validation: how badly this strength predicts values left out. Smaller is better. */
export function crossValidation(values: Float64Array, strength: number): number {
  const n = values.length
  const factor = factorise(n, strength)
  const fitted = solve(factor, values)
  const misfit = values.reduce((sum, value, i) => sum + (value - at(fitted, i)) ** 2, 0)
  return misfit / n / (1 - traceOfInverse(factor) / n) ** 2
}
