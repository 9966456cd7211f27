import { ApiProblem, whatHappened } from '@/components/demo/api-problem'
import { ProblemNotice } from '@/components/demo/problem-notice'
import { refusalText } from '@/components/demo/refusal-text'
import type { GivenPage } from './ask'
import { mostHtml, type View } from './settings'

export interface Explained {
  title: string
  text: string
  /** Whether giving the page's HTML instead of its address can help. */
  isFetching: boolean
}

/** What the API's refusal means for this page. */
export function explain(error: unknown, page: GivenPage): Explained {
  const isFetching = page.kind === 'url'
  const plain = {
    title: 'The article did not come back.',
    text: whatHappened(error),
    isFetching: false,
  }
  if (!(error instanceof ApiProblem)) return plain
  const { code, status, detail = '', errors } = error.problem
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
    }
  if (status === 413)
    return {
      ...plain,
      title: 'The page is too large.',
      text: `We read at most ${mostHtml} of HTML.`,
    }
  if (status !== 422) return plain
  const refusal = errors[0] ?? { field: '', message: detail }
  const noun = refusal.field === 'html' ? 'The HTML' : 'The address'
  const title = isFetching ? 'The page was not fetched.' : 'The page was not read.'
  return { ...plain, title, text: refusalText(refusal, noun), isFetching }
}

/** The same in one line, for a row of a batch. */
export function refusalLine(error: unknown, url: string) {
  const { title, text } = explain(error, { kind: 'url', url })
  return error instanceof ApiProblem && error.problem.code === 'no_article' ? title : text
}

/** Why there is no article of this page, and what to do next. The last article stays below. */
export function RefusalNotice({
  page,
  error,
  onRetry,
  onInput,
}: {
  page: GivenPage
  error: unknown
  onRetry: () => void
  onInput: (input: View['input']) => void
}) {
  const { title, text, isFetching } = explain(error, page)
  const ways = { paste: 'Paste the HTML', file: 'Give a file' } as const
  const others = (['paste', 'file'] as const).map((input) => ({
    label: ways[input],
    onPress: () => {
      onInput(input)
    },
  }))
  return (
    <ProblemNotice
      what="The article"
      title={title}
      text={text}
      kept=""
      error={error}
      onRetry={onRetry}
      otherwise={isFetching ? others : []}
    />
  )
}
