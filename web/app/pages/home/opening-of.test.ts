import { expect, it } from 'vitest'
import { openingOf } from './opening-of'

it.each([
  ['What is the curve saying?', 'What is the curve saying?'],
  ['Drop a file, get an honest chart.', 'Drop a file, get an honest chart.'],
  [
    'What would this home really cost me, and which offer is best?',
    'What would this home really cost me?',
  ],
  ['Say what you want; see how it was read and why these cars.', 'Say what you want.'],
  [
    'A question of many words that has no clause to cut off at all?',
    'A question of many words that has no clause to cut off at all?',
  ],
])('shortens %j to %j', (question, opening) => {
  expect(openingOf(question)).toBe(opening)
})
