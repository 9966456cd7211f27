/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request, withFile, type ApiRequest } from '@/api/request'
import { ApiProblem, sendRequest } from '@/components/demo/api-problem'
import type { Exchange } from '@/components/demo/call-the-api'
import { statusQuestion } from '@/components/demo/given-question'
import type { Call } from '@/components/demo/use-answer'
import { addressOf } from '@/lib/page-address'
import { defaultReport, type Params, type Report } from './contract.gen'

export type * from './contract.gen'

/** A page somebody gave. `html` is given unless the server is to fetch the address. */
export type GivenPage =
  | { kind: 'url'; url: string }
  | { kind: 'paste'; html: string; url: string | null }
  | { kind: 'file'; html: string; url: string | null; name: string; charset: string }
export type Page = GivenPage | { kind: 'sample' }

/** An article and the page it was found on. */
export interface Extraction {
  page: Page
  report: Report
  /** When it arrived, in milliseconds; null for the sample, which came with the page. */
  arrivedAt: number | null
}

/** The sample page's article: what the page is prerendered with. */
export const sample: Extraction = {
  page: { kind: 'sample' },
  report: defaultReport,
  arrivedAt: null,
}

/** Where the sample would stand; names under `example` belong to nobody. */
const SAMPLE_URL = 'https://harbour-ledger.example/news/2026/04/17/ferry-terminal-lighting'

/** The sample's own HTML, which only travels when somebody wants to read or change it. */
export async function sampleHtml() {
  return (await import('../../../../demos/article-extractor/data/sample.html?raw')).default
}

const extractRequest = (body: Params) => request('POST', '/api/v1/article-extractor/extract', body)

const requestOf = (page: GivenPage) =>
  page.kind === 'url'
    ? extractRequest({ url: page.url })
    : extractRequest({ ...(page.url !== null && { url: page.url }), html: page.html })

/** The article of a page. Neither asked twice nor kept: only a press of the button fetches. */
async function extract(page: GivenPage, signal: AbortSignal): Promise<Extraction> {
  return { page, report: await sendRequest(requestOf(page), signal), arrivedAt: Date.now() }
}

/** A page of a batch; a line that is no address fails as one the server refuses. */
export async function extractUrl(url: string, signal: AbortSignal) {
  const given = addressOf(url)
  if ('url' in given) return extract({ kind: 'url', url }, signal)
  const errors = [{ field: 'url', message: given.refusal }]
  throw new ApiProblem({ status: 422, title: 'No address', errors })
}

/** The page to read, or an article that is here already; null is the sample. */
export type Asked = GivenPage | Extraction | null

export const articleQuestion = {
  name: 'article-extractor',
  initial: { view: {}, own: null as Asked, report: sample },
  ask: async (_call: Call, _view: object, asked: Asked, signal: AbortSignal) => {
    if (asked === null) return sample
    return 'report' in asked ? asked : extract(asked, signal)
  },
}

export const serverStatus = statusQuestion(
  'article-extractor/status',
  request('GET', '/api/v1/article-extractor/status'),
)

/** The request behind what is shown, with its answer; HTML stands in a file, since nobody reads it in a command. */
export function exchangesOf({ page, report }: Extraction): [Exchange] {
  const shown = (): ApiRequest => {
    if (page.kind === 'url') return requestOf(page)
    if (page.kind === 'sample')
      return {
        ...extractRequest({ url: SAMPLE_URL }),
        file: { field: 'html', name: 'page.html', read: sampleHtml },
      }
    return withFile(requestOf(page), 'html', page.kind === 'file' ? page.name : 'page.html')
  }
  return [{ request: shown(), answer: report }]
}
