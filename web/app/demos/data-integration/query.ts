/** The plan of a view, and what the API refuses about it. */
import { ApiProblem } from '@/components/demo/api-problem'
import { useReport, type ReportState } from '@/components/demo/demo-query'
import { useSettled } from '@/components/demo/use-settled'
import { initialView } from '@/lib/url-state'
import { requestOf, settings, type View } from './params'
import { defaultPlan, type Plan } from './report'

const defaultRequest = requestOf(initialView(settings), null)

export type PlanState = ReportState<Plan> & { report: Plan }

/**
 * What the API answers for a view. It rests on bundled tables, so the default plan is known without asking.
 * Without a single crop the API would plan its own choice: the page keeps the city's facts and no crops.
 */
export function usePlan(view: View, ownCsv: string | null): PlanState {
  const settled = useSettled(view)
  const request = requestOf(settled, ownCsv)
  const isDefault = JSON.stringify(request) === JSON.stringify(defaultRequest)
  const state = useReport<Plan>(
    ['data-integration'],
    isDefault ? null : request,
    isDefault ? defaultPlan : undefined,
  )
  const report = isDefault ? defaultPlan : (state.report ?? defaultPlan)
  const isEmpty = settled.crops.length === 0 && ownCsv === null
  return { ...state, report: isEmpty ? { ...report, crops: [], compare: null } : report }
}

/** What the API refused, by field; empty when the trouble is another. */
export function refusals(error: Error | null): readonly { field: string; message: string }[] {
  return error instanceof ApiProblem && error.problem.status === 422 ? error.problem.errors : []
}
