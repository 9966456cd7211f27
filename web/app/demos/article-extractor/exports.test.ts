import { expect, test } from 'vitest'
import { ApiProblem } from '@/components/demo/api-problem'
import type { PageRow } from './batch'
import { articleFileName, batchJson, batchMarkdown, markdownFile } from './exports'
import { sample, type Extraction } from './ask'

const fetched: Extraction = {
  ...sample,
  page: { kind: 'url', url: 'https://a.example/b' },
  report: { ...sample.report, title: 'A "quoted": title\n---' },
}

test('the Markdown file opens with facts that no title can break out of', () => {
  const lines = markdownFile(fetched).split('\n')
  expect(lines[0]).toBe('---')
  expect(lines[1]).toBe(String.raw`title: "A \"quoted\": title\n---"`)
  expect(lines).toContain('source: "https://a.example/b"')
  expect(lines.filter((line) => line === '---')).toHaveLength(2)
  expect(markdownFile(sample)).not.toContain('source:')
})

test('the file is named after the article, within reason', () => {
  expect(articleFileName(sample.report, 'md')).toMatch(/^port-alder-switches-[a-z-]+\.md$/)
  expect(articleFileName({ ...sample.report, title: 'x'.repeat(500) }, 'md').length).toBeLessThan(
    70,
  )
  expect(articleFileName({ ...sample.report, title: null }, 'json')).toBe('article.json')
})

test('a batch is one file, reasons included', () => {
  const rows: PageRow[] = [
    { key: 'https://a.example/b', state: { kind: 'done', result: fetched } },
    {
      key: 'https://a.example/c',
      state: {
        kind: 'failed',
        error: new ApiProblem({ status: 422, code: 'no_article', title: '', errors: [] }),
      },
    },
    { key: 'https://a.example/d', state: { kind: 'stopped' } },
  ]
  expect(JSON.parse(batchJson(rows))).toEqual([
    { url: 'https://a.example/b', report: fetched.report },
    { url: 'https://a.example/c', error: 'There is no article on this page.' },
    { url: 'https://a.example/d', error: 'not fetched' },
  ])
  expect(batchMarkdown(rows)).toBe(markdownFile(fetched))
})
