/** What the page asks of the API, and the types of what comes back. */
import type { components, paths } from '@/api/schema.gen'
import type { ApiRequest } from '@/components/demo/api-snippets'
import generated from './default-report.gen.json'

type Schemas = components['schemas']
export type Report = Schemas['MachineLearningReport']
export type Sentence = Schemas['MachineLearningSentence']
export type SummarySentence = Schemas['MachineLearningSummarySentence']
export type SentenceTone = Schemas['MachineLearningSentenceTone']
export type Entity = Schemas['MachineLearningEntity']
export type EntityKind = Schemas['MachineLearningEntityKind']
export type Tone = Schemas['MachineLearningTone']
export type KeyPhrase = Schemas['MachineLearningKeyPhrase']
export type Sample = Schemas['MachineLearningSample']
export type Comparison = Schemas['MachineLearningComparisonReport']
export type SharedEntity = Schemas['MachineLearningSharedEntity']
export type NamedEntity = Schemas['MachineLearningNamedEntity']
export type CompareAnswer = Schemas['MachineLearningComparison']
export type AnswerReport = Schemas['MachineLearningAnswerReport']
export type SummaryReport = Schemas['MachineLearningSummaryReport']
export type Quote = Schemas['MachineLearningQuote']
/** What this installation can do. */
export type Status = Schemas['MachineLearningStatus']
type DefaultReport = Schemas['MachineLearningDefaultReport']

/** What the page is prerendered with: our first sample, analysed and beside the second, and the texts of all of them. */
export const defaults = generated as DefaultReport

export const defaultComparison: CompareAnswer = {
  a: defaults.report,
  b: defaults.second,
  comparison: defaults.comparison,
}

/** An article a visitor brought. It is held in this page only and never written into the address. */
export type OwnArticle =
  | { kind: 'text'; name: string; text: string }
  | { kind: 'html'; name: string; html: string }
  | { kind: 'url'; name: string; url: string }

/** What the API takes for one article: exactly one of text, html and url. */
export type ArticleBody = Schemas['MachineLearningArticle']

const base = '/api/v1/machine-learning'
const post = (path: keyof paths, body: unknown): ApiRequest => ({ method: 'POST', path, body })

/** The most characters of a text, and of a question, the API takes. */
export const MAX_TEXT_CHARS = 100_000
export const MAX_QUESTION_CHARS = 300

export function bodyOfOwn(own: OwnArticle): ArticleBody {
  if (own.kind === 'text') return { text: own.text }
  return own.kind === 'html' ? { html: own.html } : { url: own.url }
}

export function bodyOfSample({ title, text }: Sample): ArticleBody {
  return { text, title }
}

/** The sample of a name; the default for a name we do not have. */
export function sampleOf(slug: string): Sample {
  const found = defaults.samples.find((sample) => sample.slug === slug) ?? defaults.samples[0]
  if (!found) throw new Error('the default report holds no sample')
  return found
}

export function analyzeRequest(body: ArticleBody): ApiRequest {
  return post(`${base}/analyze`, body)
}

export function compareRequest(a: ArticleBody, b: ArticleBody): ApiRequest {
  return post(`${base}/compare`, { a, b })
}

/** The text as it was analysed travels back, so that what is found has its place in it. */
export function askRequest(text: string, question: string): ApiRequest {
  return post(`${base}/ask`, { text, question })
}

export function summarizeRequest(text: string): ApiRequest {
  return post(`${base}/summarize`, { text })
}

export const statusRequest: ApiRequest = { method: 'GET', path: `${base}/status` }

/** The longest text that is written out as code; a longer one would bury it. */
const SHOWN_CHARS = 4_000

/** The request as the API panel shows it: a long text or a page stands in a file beside the code. */
export function shownRequest(request: ApiRequest): ApiRequest {
  const fields = Object.entries((request.body ?? {}) as ArticleBody)
  const long = fields.find(([, value]) => (value?.length ?? 0) > SHOWN_CHARS)
  if (!long) return request
  const [field, text] = long
  return {
    ...request,
    body: Object.fromEntries(fields.filter(([key]) => key !== field)),
    file: {
      field,
      name: field === 'html' ? 'page.html' : 'article.txt',
      read: () => Promise.resolve(text ?? ''),
    },
  }
}
