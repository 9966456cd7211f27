/** What the page asks of the API, what comes back, and what it is prerendered with. */
import { request, withFile } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { givenQuestion, statusQuestion } from '@/components/demo/given-question'
import type { Answered, Call } from '@/components/demo/use-answer'
import { initialView } from '@/lib/url-state'
import { defaultReport } from './contract.gen'
import type * as contract from './contract.gen'
import type { OwnArticle } from './own-article'
import { articleView, pairView, settings } from './settings'

export type * from './contract.gen'
export type Comparison = contract.ComparisonReport
export type CompareAnswer = contract.Comparison
/** An analysis as it comes: in a language we do not judge, tone, topic and readability are left out. */
export type AnyReport = contract.Report
/** An analysis with all its parts. */
export type Report = AnyReport & {
  sentiment: contract.Sentiment
  topic: contract.Topic
  readability: contract.Readability
}

/** Our first sample, analyzed and beside the second, and the texts of all of them. */
export const defaults = defaultReport as typeof defaultReport & Record<'report' | 'second', Report>

/** The sample of a name; the settings hold no other names. */
export function sampleOf(slug: string) {
  const found = defaults.samples.find((sample) => sample.slug === slug) ?? defaults.samples[0]
  if (!found) throw new Error('the default report holds no sample')
  return found
}

/** What the API takes for one article: exactly one of text, html and url. */
function bodyOf(slug: string, own: OwnArticle | null): contract.Article {
  if (own?.kind === 'text') return { text: own.text }
  if (own?.kind === 'html') return { html: own.html }
  if (own?.kind === 'url') return { url: own.url }
  const { text, title } = sampleOf(slug)
  return { text, title }
}

const analyzeRequest = (body: contract.Article) =>
  request('POST', '/api/v1/machine-learning/analyze', body)

const initial: Answered<ReturnType<typeof articleView>, OwnArticle | null, contract.Report> = {
  view: articleView(initialView(settings)),
  own: null,
  report: defaults.report,
}
export type AnsweredArticle = typeof initial

/** The analysis of a sample or of the visitor's own article. */
export const articleQuestion = {
  name: 'machine-learning',
  initial,
  ask: async (call: Call, { sample }: typeof initial.view, own: OwnArticle | null) =>
    own === null && sample === defaults.sample
      ? defaults.report
      : call(analyzeRequest(bodyOf(sample, own))),
}

/** The visitor's part in a comparison: an article in place of the first sample, a text in place of the second. */
export interface OwnPair {
  first: OwnArticle | null
  second: OwnArticle | null
}

const initialPair: Answered<ReturnType<typeof pairView>, OwnPair | null, contract.Comparison> = {
  view: pairView(initialView(settings)),
  own: null,
  report: { a: defaults.report, b: defaults.second, comparison: defaults.comparison },
}

export const pairQuestion = {
  name: 'machine-learning/compare',
  initial: initialPair,
  ask: async (call: Call, view: typeof initialPair.view, own: OwnPair | null) => {
    const { first, second } = initialPair.view
    if (own === null && view.first === first && view.second === second) return initialPair.report
    const a = bodyOf(view.first, own?.first ?? null)
    const b = bodyOf(view.second, own?.second ?? null)
    return call(request('POST', '/api/v1/machine-learning/compare', { a, b }))
  },
}

/** A question to a text. The text as it was analyzed travels back, so that quotes have their place. */
export const askQuestion = givenQuestion('machine-learning/ask', (own: contract.AskParams) =>
  request('POST', '/api/v1/machine-learning/ask', own),
)

export const summaryQuestion = givenQuestion(
  'machine-learning/summarize',
  (own: contract.SummarizeParams) => request('POST', '/api/v1/machine-learning/summarize', own),
)

export const serverStatus = statusQuestion(
  'machine-learning/status',
  request('GET', '/api/v1/machine-learning/status'),
)

/** The longest text that is written out as code; a longer one would bury it. */
const SHOWN_CHARS = 4_000
const fileNames = { html: 'page.html', text: 'article.txt' }

/** The request behind what is shown, with its answer; a long text or a page stands in a file beside the code. */
export function exchangesOf({ view, own, report }: AnsweredArticle): [Exchange] {
  const body = bodyOf(view.sample, own)
  const sent = analyzeRequest(body)
  const fields = ['html', 'text'] as const
  const long = fields.find((field) => (body[field]?.length ?? 0) > SHOWN_CHARS)
  return [{ request: long ? withFile(sent, long, fileNames[long]) : sent, answer: report }]
}
