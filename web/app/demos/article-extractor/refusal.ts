/** Why there is no article, in the visitor's words, and what to do next. */
import { ApiProblem, whatHappened, worthRetrying } from '@/components/demo/api-problem'
import type { Page } from './query'

export interface Refusal {
  title: string
  text: string
  /** Whether giving the page's HTML instead of its address can help. */
  isFetching: boolean
  isWorthRetrying: boolean
}

/** A server's words as a sentence of ours: with a capital and a full stop. */
function sentence(text: string) {
  const start = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(start) ? start : `${start}.`
}

/** What the API's refusal means for this page. */
export function refusalOf(error: unknown, page: Page): Refusal {
  const isFetching = page.kind === 'url'
  const plain = {
    title: 'The article did not come back.',
    text: whatHappened(error),
    isFetching: false,
    isWorthRetrying: worthRetrying(error),
  }
  if (!(error instanceof ApiProblem)) return plain
  const { code, status, detail, errors } = error.problem
  const said = errors[0]?.message ?? detail ?? ''
  if (code === 'no_article')
    return {
      ...plain,
      title: 'There is no article on this page.',
      text: `It holds too little running text: a front page, a gallery, a log-in, or a page that a script fills in later. ${
        isFetching
          ? 'Try the address of a single article. If your browser shows one here, save the page and give us the file.'
          : 'Save the page again once your browser shows the whole article.'
      }`,
      isFetching,
    }
  if (code === 'fetch_disabled')
    return {
      ...plain,
      title: 'This server does not fetch pages.',
      text: 'Whoever runs it has switched fetching off. Open the page in your browser and give us its HTML: everything else works the same.',
      isFetching: true,
      isWorthRetrying: false,
    }
  if (status === 413)
    return { ...plain, title: 'The page is too large.', text: 'We read at most 5 MB of HTML.' }
  if (status === 422 && isFetching)
    return { ...plain, title: 'The page was not fetched.', text: sentence(said), isFetching }
  if (status === 422) return { ...plain, title: 'The page was not read.', text: sentence(said) }
  return plain
}

/** The same in one line, for a row of a batch. */
export function refusalLine(error: unknown, url: string) {
  const { title, text } = refusalOf(error, { kind: 'url', url })
  return error instanceof ApiProblem && error.problem.code === 'no_article' ? title : text
}
