import { expect, test } from 'vitest'
import { namesThatFit } from './map-labels'

const montreal = { name: 'Montreal', longitude: -73.6, latitude: 45.5 }
const sherbrooke = { name: 'Sherbrooke', longitude: -71.9, latitude: 45.4 }
const winnipeg = { name: 'Winnipeg', longitude: -97.1, latitude: 49.9 }
const vancouver = { name: 'Vancouver', longitude: -123.1, latitude: 49.3 }
const names = (places: Iterable<{ name: string }>) => [...places].map(({ name }) => name)

test('of two neighbours the first is named', () => {
  expect(names(namesThatFit([montreal, sherbrooke, winnipeg]))).toEqual(['Montreal', 'Winnipeg'])
  expect(names(namesThatFit([sherbrooke, montreal]))).toEqual(['Sherbrooke'])
})

test('a phone has room for fewer', () => {
  const all = [winnipeg, vancouver, montreal]
  const count = (on: 'wide' | 'phone') => namesThatFit(all, on).size
  expect(count('phone')).toBeLessThanOrEqual(count('wide'))
})
