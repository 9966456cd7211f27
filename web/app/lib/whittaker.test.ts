import { describe, expect, it } from 'vitest'
import { crossValidation, smooth } from './whittaker'

const wave = (n: number) =>
  Float64Array.from({ length: n }, (_, i) => Math.sin(i / 3) + ((i * 7919) % 13) / 9)

/** The normal equations written out in full. */
function denseMatrix(n: number, strength: number): number[][] {
  const matrix = Array.from({ length: n }, (_, row) =>
    Array.from({ length: n }, (_, column): number => (row === column ? 1 : 0)),
  )
  for (let k = 0; k + 2 < n; k++) {
    const weights = [1, -2, 1]
    weights.forEach((a, i) => {
      weights.forEach((b, j) => {
        const row = matrix[k + i]
        if (row) row[k + j] = (row[k + j] ?? 0) + strength * a * b
      })
    })
  }
  return matrix
}

/** Gauss-Jordan elimination: the inverse, the slow and plain way. */
function inverse(matrix: number[][]): number[][] {
  const n = matrix.length
  const work = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))])
  for (let pivot = 0; pivot < n; pivot++) {
    const row = work[pivot] ?? []
    const scale = row[pivot] ?? 1
    row.forEach((value, j) => (row[j] = value / scale))
    work.forEach((other, i) => {
      const factor = other[pivot] ?? 0
      if (i !== pivot) other.forEach((value, j) => (other[j] = value - factor * (row[j] ?? 0)))
    })
  }
  return work.map((row) => row.slice(n))
}

describe('smooth', () => {
  it.each([3, 4, 5, 8, 40])('agrees with a dense solve of %i samples', (n) => {
    const values = wave(n)
    for (const strength of [0, 0.1, 3, 1e4]) {
      const dense = inverse(denseMatrix(n, strength)).map((row) =>
        row.reduce((sum, weight, i) => sum + weight * (values[i] ?? 0), 0),
      )
      smooth(values, strength).forEach((value, i) => {
        expect(value).toBeCloseTo(dense[i] ?? Number.NaN, 8)
      })
    }
  })

  it.each([0, 1, 2])('gives %i samples back as they are', (n) => {
    const values = wave(n)
    expect([...smooth(values, 100)]).toEqual([...values])
  })

  it('leaves a straight line alone at any strength', () => {
    const line = Float64Array.from({ length: 200 }, (_, i) => 3 - 0.25 * i)
    smooth(line, 1e7).forEach((value, i) => {
      expect(value).toBeCloseTo(3 - 0.25 * i, 6)
    })
  })

  it('keeps the mean', () => {
    const values = wave(64)
    const mean = (series: Float64Array) => series.reduce((sum, value) => sum + value, 0) / 64
    expect(mean(smooth(values, 50))).toBeCloseTo(mean(values), 9)
  })
})

describe('crossValidation', () => {
  it('agrees with the definition on the dense matrix', () => {
    const n = 30
    const values = wave(n)
    for (const strength of [0.5, 20, 2000]) {
      const hat = inverse(denseMatrix(n, strength))
      const trace = hat.reduce((sum, row, i) => sum + (row[i] ?? 0), 0)
      const misfit = hat.reduce((sum, row, i) => {
        const fitted = row.reduce((total, weight, j) => total + weight * (values[j] ?? 0), 0)
        return sum + ((values[i] ?? 0) - fitted) ** 2
      }, 0)
      expect(crossValidation(values, strength)).toBeCloseTo(misfit / n / (1 - trace / n) ** 2, 9)
    }
  })
})
