import { expect, test } from 'vitest'
import { summed, worked } from './worked'

test('a formula ends in its result', () => {
  expect(worked(['a + b'], '3')).toEqual({ formula: ['a + b', '= 3'], result: '3' })
  expect(worked([], '3', 'sum = ').formula).toEqual(['sum = 3'])
})

test('a sum stands in a column that adds up to its last line', () => {
  const parts = [['price', 750] as const, ['down', -75.5] as const]
  expect(summed(parts, 'loan', 674.5)).toEqual({
    formula: ['  price $750.00', '− down   $75.50', '= loan  $674.50'],
    result: '$674.50',
  })
  expect(summed([], 'rebates', -5).result).toBe('$5.00')
})
