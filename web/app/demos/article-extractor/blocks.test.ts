import { expect, test } from 'vitest'
import { readHtml } from '@/lib/plain-html'
import { sample, type Block } from './ask'
import { linkBlocks } from './blocks'

const block = (text: string, kept = true): Block => ({
  tag: 'p',
  text,
  kept,
  words: text.split(' ').length,
  score: kept ? 1 : 0,
  reasons: [],
})

test('every kept block of the sample leads to its passage', () => {
  const { blocks, html } = sample.report
  const { passages } = readHtml(html)
  const { passageOf } = linkBlocks(blocks, passages)
  for (const [index, { kept, text }] of blocks.entries()) {
    const passage = passageOf.get(index)
    if (!kept) expect(passage, text).toBeUndefined()
    else expect(passages[passage ?? -1], text).toContain(text.replace(/…$/, ''))
  }
})

test('equal words lead to different passages, in order', () => {
  const { passageOf, blockOf } = linkBlocks(
    [block('12'), block('no', false), block('12')],
    ['12', '12'],
  )
  expect([...passageOf]).toEqual([
    [0, 0],
    [2, 1],
  ])
  expect([...blockOf]).toEqual([
    [0, 0],
    [1, 2],
  ])
})

test('two blocks merged into one passage share it', () => {
  const { passageOf, blockOf } = linkBlocks(
    [block('First part.'), block('Second part.')],
    ['First part. Second part.'],
  )
  expect([...passageOf.values()]).toEqual([0, 0])
  expect(blockOf.get(0)).toBe(0)
})

test('a block whose words are nowhere leaves the others alone', () => {
  const { passageOf } = linkBlocks([block('A'), block('lost'), block('B')], ['A', 'B'])
  expect([...passageOf]).toEqual([
    [0, 0],
    [2, 1],
  ])
})

test('a cut block is found by how it begins', () => {
  expect(linkBlocks([block('It begins…')], ['It begins and goes on']).passageOf.get(0)).toBe(0)
})

test('the passages of the sample are its text, in order', () => {
  const { passages } = readHtml(sample.report.html)
  const words = passages.join(' ').split(' ').length
  expect(words).toBeGreaterThan(sample.report.word_count * 0.95)
  expect(words).toBeLessThan(sample.report.word_count * 1.05)
})
