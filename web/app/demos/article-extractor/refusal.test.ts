import { expect, test } from 'vitest'
import { ApiProblem } from '@/components/demo/api-problem'
import type { Page } from './ask'
import { refusalLine, explain } from './refusal'

const url: Page = { kind: 'url', url: 'https://a.example' }
const paste: Page = { kind: 'paste', html: '<p>', url: null }
const problem = (status: number, code: string, message?: string) =>
  new ApiProblem({
    status,
    code,
    title: 'No',
    detail: 'detail of the server',
    errors: message === undefined ? [] : [{ field: 'url', message }],
  })

test('a page without an article says what kind of page it may be', () => {
  const fetched = explain(problem(422, 'no_article'), url)
  expect(fetched.title).toBe('There is no article on this page.')
  expect(fetched.text).toContain('save the page and give us the file')
  expect(fetched.isFetching).toBe(true)
  const pasted = explain(problem(422, 'no_article'), paste)
  expect(pasted.text).toContain('Save the page again')
  expect(pasted.isFetching).toBe(false)
})

test('a server that fetches nothing offers the other ways', () => {
  const refusal = explain(problem(422, 'fetch_disabled'), url)
  expect(refusal.title).toBe('This server does not fetch pages.')
  expect(refusal.isFetching).toBe(true)
})

test('the server’s own words become a sentence', () => {
  const refusal = explain(
    problem(422, 'robots_disallowed', 'the site asks programs to stay away'),
    url,
  )
  expect(refusal.text).toBe('The site asks programs to stay away.')
  expect(refusal.isFetching).toBe(true)
  expect(explain(problem(422, 'invalid', 'must not be empty.'), paste).text).toBe(
    'Must not be empty.',
  )
})

test('a server that does not answer is told as that', () => {
  expect(explain(new ApiProblem({ status: 0, title: '', errors: [] }), url).text).toContain(
    'could not be reached',
  )
})

test('a row of a batch has one line', () => {
  expect(refusalLine(problem(422, 'no_article'), 'https://a.example')).toBe(
    'There is no article on this page.',
  )
  expect(
    refusalLine(problem(422, 'fetch_failed', 'it could not be fetched'), 'https://a.example'),
  ).toBe('It could not be fetched.')
})
