import { expect, test } from 'vitest'
import { addressProblem, readFile, textProblem } from './own-article'

test('a text needs a word and has a limit in characters, not in units', () => {
  expect(textProblem(' … — ')).toBe('Paste a text with at least one word.')
  expect(textProblem('é')).toBeNull()
  expect(textProblem('😀'.repeat(99_999) + 'a')).toBeNull()
  expect(textProblem('a'.repeat(100_001))).toMatch(/100,001 characters, 1 more than we take/)
})

test('an address must be whole', () => {
  expect(addressProblem(' https://example.org/a ')).toBeNull()
  for (const bad of ['example.org', 'ftp://example.org', 'javascript:alert(1)', ''])
    expect(addressProblem(bad)).toMatch(/begins with https/)
})

const file = (content: BlobPart, name: string) => readFile(new File([content], name))

test('files are read as pages or as texts', async () => {
  expect(await file('<p>Hi</p>', 'a.html')).toEqual({
    own: { kind: 'html', name: 'a.html', html: '<p>Hi</p>' },
  })
  expect(await file('<!doctype html><p>Hi</p>', 'saved')).toMatchObject({ own: { kind: 'html' } })
  expect(await file('Plain words.', 'a.txt')).toMatchObject({ own: { kind: 'text' } })
})

test('what is not text is refused with its name', async () => {
  expect(await file(new Uint8Array([137, 80, 0, 71]), 'cat.png')).toEqual({
    problem: 'cat.png: It is not text: it may be a picture or an archive.',
  })
  expect(await file(' … ', 'empty.txt')).toEqual({
    problem: 'empty.txt: Paste a text with at least one word.',
  })
})
