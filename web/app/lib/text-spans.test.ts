import { describe, expect, test } from 'vitest'
import { piecesOf, utf16Offsets, type Span } from './text-spans'

describe('offsets in characters become offsets in a string', () => {
  test('plain text keeps them, and nothing reaches out of it', () => {
    const at = utf16Offsets('Où est Zoé?')
    expect([0, 7, 11, 12, 999, -3, Number.NaN].map(at)).toEqual([0, 7, 11, 11, 11, 0, 0])
  })

  test('a character of two units moves everything behind it', () => {
    const text = '👩🏽‍⚕️ Ada met 𝒵 in Ottawa'
    const at = utf16Offsets(text)
    const chars = Array.from(text)
    for (let from = 0; from <= chars.length; from += 1)
      for (let to = from; to <= chars.length; to += 1)
        expect(text.slice(at(from), at(to))).toBe(chars.slice(from, to).join(''))
  })

  test('a lone surrogate counts as one', () => {
    const text = 'a\ud83db Rome'
    const at = utf16Offsets(text)
    expect(text.slice(at(4), at(8))).toBe('Rome')
  })
})

const text = 'Ms. Ada Byron met the Bank of Canada.'
const span = (words: string): Span => {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}
const whole = { start: 0, end: text.length }
const cut = (marks: Span[], highlights: Span[] = [], range: Span = whole) =>
  piecesOf(range, marks, highlights).map(
    ({ start, end, mark, highlighted }) =>
      (mark ? '[' : '') + text.slice(start, end) + (mark ? ']' : '') + (highlighted ? '!' : ''),
  )

describe('a sentence is cut into pieces', () => {
  test('that together are the sentence, whatever the marks', () => {
    const marks = [span('Ada Byron'), span('Byron met'), span('Canada'), { start: 5, end: 5 }]
    for (const highlights of [[], [span('met the')], [whole], [{ start: -9, end: 99 }]])
      expect(
        piecesOf(whole, marks, highlights)
          .map(({ start, end }) => text.slice(start, end))
          .join(''),
      ).toBe(text)
  })

  test('names are whole, in order, and of two that overlap the first stands', () => {
    expect(cut([span('Canada'), span('Ada Byron'), span('Byron met')])).toEqual([
      'Ms. ',
      '[Ada Byron]',
      ' met the Bank of ',
      '[Canada]',
      '.',
    ])
  })

  test('of two that begin together the longer stands', () => {
    expect(cut([span('Bank'), span('Bank of Canada')])).toEqual([
      'Ms. Ada Byron met the ',
      '[Bank of Canada]',
      '.',
    ])
  })

  test('a name at either edge leaves no empty piece', () => {
    expect(cut([span('Ms.'), { start: text.length - 1, end: text.length }])).toEqual([
      '[Ms.]',
      ' Ada Byron met the Bank of Canada',
      '[.]',
    ])
    expect(cut([whole])).toEqual([`[${text}]`])
    expect(cut([], [], { start: 4, end: 4 })).toEqual([])
  })

  test('a name that reaches out of the sentence is no name of it', () => {
    expect(cut([span('Ada Byron')], [], { start: 6, end: 13 })).toEqual(['a Byron'])
  })

  test('a highlight cuts plain text and takes a name it touches whole', () => {
    expect(cut([span('Ada Byron')], [span('Byron met')])).toEqual([
      'Ms. ',
      '[Ada Byron]!',
      ' met!',
      ' the Bank of Canada.',
    ])
  })
})
