import { expect, test } from 'vitest'
import { frontMatter } from './front-matter'

test('what is not known has no line, and quotes are kept from the reader of YAML', () => {
  expect(frontMatter({ title: 'A "test": of', byline: null, words: 12 })).toBe(
    '---\ntitle: "A \\"test\\": of"\nwords: 12\n---',
  )
})
