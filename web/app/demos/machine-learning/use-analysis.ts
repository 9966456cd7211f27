import { useReport, type ReportState } from '@/components/demo/demo-query'
import {
  analyzeRequest,
  bodyOfOwn,
  bodyOfSample,
  defaults,
  sampleOf,
  statusRequest,
  type OwnArticle,
  type Report,
  type Status,
} from './query'

const key = ['machine-learning']

/** The report of the sample or of the visitor's own article; the default sample came with the page. */
export function useAnalysis(slug: string, own: OwnArticle | null) {
  const sample = sampleOf(slug)
  const isDefault = own === null && sample.slug === defaults.sample
  const request = analyzeRequest(own ? bodyOfOwn(own) : bodyOfSample(sample))
  const asked = useReport<Report>([...key, 'analyze'], isDefault ? null : request)
  const state: ReportState<Report> = isDefault
    ? { ...asked, report: defaults.report, error: null, isPending: false, isStale: false }
    : asked
  return {
    ...state,
    report: state.report ?? defaults.report,
    /** Another article's report is shown while this one is on its way. */
    isWaiting: !isDefault && asked.error === null && (asked.isPending || asked.isStale),
    request,
    sample,
  }
}

/** What this installation can do; null until it said so. */
export function useStatus(): Status | null {
  return useReport<Status>([...key, 'status'], statusRequest).report ?? null
}
