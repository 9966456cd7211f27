import { expect, test } from 'vitest'
import { alignTexts } from './align-texts'

test('equal words lead to different passages, in order', () => {
  const { passageOf, textOf } = alignTexts(['12', null, '12'], ['12', '12'])
  expect([...passageOf]).toEqual([
    [0, 0],
    [2, 1],
  ])
  expect([...textOf]).toEqual([
    [0, 0],
    [1, 2],
  ])
})

test('two texts merged into one passage share it', () => {
  const { passageOf, textOf } = alignTexts(
    ['First part.', 'Second part.'],
    ['First part. Second part.'],
  )
  expect([...passageOf.values()]).toEqual([0, 0])
  expect(textOf.get(0)).toBe(0)
})

test('a text whose words are nowhere leaves the others alone', () => {
  const { passageOf } = alignTexts(['A', 'lost', 'B'], ['A', 'B'])
  expect([...passageOf]).toEqual([
    [0, 0],
    [2, 1],
  ])
})

test('a cut text is found by how it begins', () => {
  expect(alignTexts(['It begins…'], ['It begins and goes on']).passageOf.get(0)).toBe(0)
})
