import { expect, test } from 'vitest'
import { alignTexts } from '@/lib/align-texts'
import { readHtml } from '@/lib/plain-html'
import { sample } from './ask'

test('every kept block of the sample leads to its passage', () => {
  const { blocks, html } = sample.report
  const { passages } = readHtml(html)
  const { passageOf } = alignTexts(
    blocks.map(({ kept, text }) => (kept ? text : null)),
    passages,
  )
  for (const [index, { kept, text }] of blocks.entries()) {
    const passage = passageOf.get(index)
    if (!kept) expect(passage, text).toBeUndefined()
    else expect(passages[passage ?? -1], text).toContain(text.replace(/…$/, ''))
  }
})

test('the passages of the sample are its text, in order', () => {
  const { passages } = readHtml(sample.report.html)
  const words = passages.join(' ').split(' ').length
  expect(words).toBeGreaterThan(sample.report.word_count * 0.95)
  expect(words).toBeLessThan(sample.report.word_count * 1.05)
})
