import { expect, test } from 'vitest'
import { restOf } from './rest'

test.each([
  [
    'grows',
    { value: 100, before: 80 },
    [{ value: 10, before: 20 }],
    { value: 90, before: 60, growth_pct: 50 },
  ],
  [
    'shrinks',
    { value: 100, before: 80 },
    [{ value: 70, before: 20 }],
    { value: 30, before: 60, growth_pct: -50 },
  ],
  [
    'is new',
    { value: 9, before: 5 },
    [{ value: 2, before: 5 }],
    { value: 7, before: 0, growth_pct: null },
  ],
  [
    'is gone',
    { value: 9, before: 8 },
    [{ value: 9, before: 2 }],
    { value: 0, before: 6, growth_pct: -100 },
  ],
  [
    'has nothing to be compared with',
    { value: 9 },
    [{ value: 2 }],
    { value: 7, before: null, growth_pct: null },
  ],
  [
    'is none',
    { value: 0.3, before: 0.3 },
    [0.1, 0.2].map((value) => ({ value, before: value })),
    null,
  ],
  [
    'is none where nothing is compared',
    { value: 0.3, before: null },
    [{ value: 0.1 }, { value: 0.2 }],
    null,
  ],
])('what parts leave of a whole %s', (_, whole, parts, rest) => {
  expect(restOf(whole, parts)).toEqual(rest)
})
