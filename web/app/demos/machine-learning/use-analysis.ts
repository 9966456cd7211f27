import { useReport } from '@/components/demo/demo-query'
import type { ApiRequest } from '@/components/demo/api-snippets'
import {
  analyzeRequest,
  bodyOfOwn,
  bodyOfSample,
  compareRequest,
  defaultComparison,
  defaults,
  sampleOf,
  statusRequest,
  type ArticleBody,
  type CompareAnswer,
  type OwnArticle,
  type Report,
  type Status,
} from './query'

const key = ['machine-learning']

/** The answer to a request. What came with the page is the default's, and stays until another's first answer. */
function useAnswer<T>(name: string, request: ApiRequest, isDefault: boolean, prerendered: T) {
  const asked = useReport<T>([...key, name], isDefault ? null : request)
  const error = isDefault ? null : asked.error
  const isStale = !isDefault && (asked.isStale || asked.report === undefined)
  return {
    report: (isDefault ? undefined : asked.report) ?? prerendered,
    error,
    /** What is shown answers an earlier request. */
    isStale,
    /** It is shown only until the next answer arrives. */
    isWaiting: isStale && error === null,
    retry: asked.retry,
  }
}

/** The report of the sample or of the visitor's own article. */
export function useAnalysis(slug: string, own: OwnArticle | null) {
  const sample = sampleOf(slug)
  const request = analyzeRequest(own ? bodyOfOwn(own) : bodyOfSample(sample))
  const isDefault = own === null && sample.slug === defaults.sample
  const answer = useAnswer<Report>('analyze', request, isDefault, defaults.report)
  return { ...answer, request, sample }
}

/** Two articles side by side. */
export function useComparison(first: ArticleBody, second: ArticleBody) {
  const isDefault =
    first.text === defaults.samples[0]?.text && second.text === defaults.samples[1]?.text
  const request = compareRequest(first, second)
  return useAnswer<CompareAnswer>('compare', request, isDefault, defaultComparison)
}

/** What this installation can do; null until it said so. */
export function useStatus(): Status | null {
  return useReport<Status>([...key, 'status'], statusRequest).report ?? null
}
