import { expect, test } from 'vitest'
import { ownAddress, ownFile, ownText, questionProblem } from './own-article'

test('a text needs a word and has a limit in characters, not in units', () => {
  expect(ownText(' … — ')).toEqual({ refusal: 'Paste a text with at least one word.' })
  expect(ownText('é')).toEqual({ own: { kind: 'text', name: 'Your text', text: 'é' } })
  expect(ownText('😀'.repeat(99_999) + 'a')).toHaveProperty('own')
  expect(ownText('a'.repeat(100_001))).toEqual({
    refusal: expect.stringMatching(/100,001 characters, 1 more than we take/) as string,
  })
})

test('an address is a page of the web, written whole or as people say it', () => {
  expect(ownAddress(' https://www.example.org/a ')).toEqual({
    own: { kind: 'url', name: 'example.org', url: 'https://www.example.org/a' },
  })
  expect(ownAddress('example.org/a')).toHaveProperty('own.url', 'https://example.org/a')
  for (const bad of ['example', 'ftp://example.org', 'javascript:alert(1)', ''])
    expect(ownAddress(bad)).toHaveProperty('refusal')
})

test('questions have limits', () => {
  expect(questionProblem(' ? ')).toMatch(/at least one word/)
  expect(questionProblem('é'.repeat(300))).toBeNull()
  expect(questionProblem('é'.repeat(301))).toMatch(/at most 300 characters; this one has 301/)
})

const file = (content: BlobPart, name: string) => ownFile(new File([content], name))

test('files are read as pages or as texts', async () => {
  expect(await file('<p>Hi</p>', 'a.html')).toEqual({
    own: { kind: 'html', name: 'a.html', html: '<p>Hi</p>' },
  })
  expect(await file('<!doctype html><p>Hi</p>', 'saved')).toMatchObject({ own: { kind: 'html' } })
  expect(await file('Plain words.', 'a.txt')).toMatchObject({ own: { kind: 'text' } })
})

test('what is not text is refused with its name', async () => {
  expect(await file(new Uint8Array([137, 80, 0, 71]), 'cat.png')).toEqual({
    refusal: 'cat.png: It is not text: it may be a picture or an archive.',
  })
  expect(await file(' … ', 'empty.txt')).toEqual({
    refusal: 'empty.txt: Paste a text with at least one word.',
  })
})
