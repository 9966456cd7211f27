import { describe, expect, test } from 'vitest'
import { answerOf, confidenceInWords, wordsOf, type Said } from './answer'
import { sample, type Extraction, type Report } from './query'

const plain = (said: readonly Said[]) =>
  said.map((part) => (typeof part === 'string' ? part : part.text)).join('')
const noteOf = (said: readonly Said[], title: string) =>
  said.find((part) => typeof part === 'object' && part.note.title === title)
const answer = (patch: Partial<Report>, page: Extraction['page'] = { kind: 'sample' }) =>
  answerOf({ ...sample, page, report: { ...sample.report, ...patch } })

describe('the answer', () => {
  test('names the article, its share of the page and how sure we are', () => {
    const { all } = wordsOf(sample.report)
    const said = plain(answerOf(sample))
    expect(said).toMatch(
      /^“Port Alder switches .*”, by Maren Oduya, The Harbour Ledger, 17 Apr 2026\. /,
    )
    expect(said).toContain(
      `It is ${String(sample.report.word_count)} words of the page’s ${String(all)}`,
    )
    expect(said).toMatch(/Confidence is (?:high|fair|low)\.$/)
  })

  test('leaves out what the page does not state', () => {
    const said = plain(answer({ title: null, byline: null, site_name: null, published: null }))
    expect(said).toMatch(/^An article without a title\. It is /)
  })

  test('cuts a title that would fill the screen', () => {
    const said = plain(answer({ title: 'long '.repeat(100) }))
    expect(said.length).toBeLessThan(350)
    expect(said).toContain('…”')
  })

  test('says when the text is the one stated for machines', () => {
    expect(plain(answer({ method: 'structured_data' }))).toContain('states for machines')
  })

  test('compares with the page only where all its blocks are listed', () => {
    expect(plain(answer({ block_count: 5000 }))).not.toContain('of the page’s')
    expect(noteOf(answer({ block_count: 5000 }), 'Words kept')).toHaveProperty(
      'note.text',
      expect.stringContaining(`the first ${String(sample.report.blocks.length)} blocks`),
    )
  })

  test('the words kept and dropped add up to the page', () => {
    const { kept, dropped, all } = wordsOf(sample.report)
    expect(kept + dropped).toBe(all)
    expect(all).toBe(sample.report.blocks.reduce((sum, { words }) => sum + words, 0))
  })

  test('credits whoever gave the page', () => {
    const said = answer({}, { kind: 'url', url: 'https://www.a.example/x' })
    expect(noteOf(said, 'Confidence')).toHaveProperty('note.source', 'a.example')
  })
})

test('confidence has three words', () => {
  expect([0, 0.84, 0.85, 0.94, 0.95, 1].map(confidenceInWords)).toEqual([
    'low',
    'low',
    'fair',
    'fair',
    'high',
    'high',
  ])
})
