import { expect, test } from 'vitest'
import { capitalized, charCount, hasWord, shorten, wordOfStem } from './text-words'

test('a text has words, characters and a length that can be cut', () => {
  expect([' … — ', 'é', '7'].map(hasWord)).toEqual([false, true, true])
  expect(charCount('😀😀a', 4)).toBe(3)
  expect(shorten('one two', 7)).toBe('one two')
  expect(shorten('one two three', 5)).toBe('one…')
  expect(capitalized('élan vital')).toBe('Élan vital')
})

test('a stem is shown as a word of the text', () => {
  const text = "The Committee met. Énergie, énergies! A c++ team, long-term, in O’Neil's."
  expect(wordOfStem(text, 'committe')).toBe('committee')
  expect(wordOfStem(text, 'énerg')).toBe('énergie')
  expect(wordOfStem(text, 'ommit')).toBe('ommit')
  expect(wordOfStem(text, 'c++')).toBe('c++')
  expect(wordOfStem(text, 'long-term')).toBe('long-term')
  expect(wordOfStem(text, "neil's")).toBe("neil's")
})
