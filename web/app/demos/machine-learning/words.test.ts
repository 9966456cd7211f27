import { expect, test } from 'vitest'
import { plainValue, toneStep } from './words'
import { defaults, type Entity } from './ask'

test('the steps of the scale begin beyond the neutral band and end at four', () => {
  expect(
    [0.2, 0.21, 0.39, 0.41, 0.79, 0.81, 1].map((score) => toneStep(score, 'positive')),
  ).toEqual([1, 1, 1, 2, 3, 4, 4])
  expect(toneStep(-1, 'negative')).toBe(-4)
  expect(toneStep(-0.1, 'negative')).toBe(-1)
  expect(toneStep(0.9, 'neutral')).toBe(0)
})

test('amounts and dates stand in plain form', () => {
  const [some] = defaults.report.entities
  const of = (kind: Entity['kind'], value: string | null) =>
    some ? plainValue({ ...some, kind, value }) : null
  expect(of('money', '$ 61000000')).toBe('$61,000,000')
  expect(of('money', 'CAD 2300000')).toBe('2,300,000 CAD')
  expect(of('money', '€ 12.5')).toBe('€12.50')
  expect(of('money', 'a fortune')).toBe('a fortune')
  expect(of('date', '2026-01-14')).toBe('2026-01-14')
  expect(of('date', null)).toBeNull()
})
