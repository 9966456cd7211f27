import { expect, test } from 'vitest'
import { findOptions } from './find-options'

const options = [
  { value: 'hot', label: 'Hot pepper', also: 'nightshade fruit' },
  { value: 'pea', label: 'Pea', also: 'legume' },
  { value: 'jal', label: 'Jalapeño' },
]

test.each([
  ['pe', ['pea', 'hot', 'jal']],
  [' LEGUME ', ['pea']],
  ['jalapeno', ['jal']],
  ['', ['hot', 'pea', 'jal']],
  ['zzz', []],
])('%j finds %j', (text, values) => {
  expect(findOptions(options, text).map(({ value }) => value)).toEqual(values)
})
