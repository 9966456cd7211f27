import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measured } from './quality-table'

test('every figure stands in a model card', () => {
  const cards = readFileSync('../demos/machine-learning/data/README.md', 'utf8')
  const figures = measured.flatMap(({ on, ours, baseline }) => [
    ours.toFixed(3),
    ...(baseline === null ? [] : [baseline.toFixed(3)]),
    ...(on.match(/0\.\d{3}/g) ?? []),
  ])
  const missing = figures.filter((figure) => !cards.includes(figure))
  expect(missing).toEqual([])
})
