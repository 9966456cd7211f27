/** The calls behind the page: every view of it, the tariff last. */
import type { ApiRequest } from '@/api/request'
import type { Exchange } from '@/components/demo/call-the-api'
import { pick } from '@/lib/url-state'
import {
  advantageRequest,
  builderRequest,
  indexRequests,
  partsRequests,
  reconcileRequest,
  seriesRequest,
  shockRequest,
  structureQuestion,
  structureRequest,
  tableRequest,
  tradeRequests,
  type AnsweredShock,
  type AnsweredTrade,
} from './ask'
import type { Rows, TableView } from './settings'

/** The answer to the last call alone is shown: the others need none. */
const asked = (request: ApiRequest): Exchange => ({ request, answer: null })

/** What the figures of the bundled tables ask beside the summaries; a table of one's own has it in its one answer. */
function partsOf(view: AnsweredTrade['view'], by: Rows): ApiRequest[] {
  const { flow } = view
  const ofAll = [seriesRequest({ flow, by: 'partner' }), ...indexRequests(flow)]
  return by === 'partner' ? ofAll : [...partsRequests(view), ...ofAll, seriesRequest({ flow, by })]
}

export function exchangesOf(
  { view, own }: Pick<AnsweredTrade, 'view' | 'own'>,
  by: Rows,
  table: TableView,
  shock: AnsweredShock,
): [Exchange, ...Exchange[]] {
  const [first, ...others]: readonly [ApiRequest, ...ApiRequest[]] = own
    ? [tableRequest(view, own)]
    : tradeRequests(view)
  const requests = [
    ...others,
    ...(own ? [] : partsOf(view, by)),
    reconcileRequest,
    builderRequest(table),
    structureRequest(own ? structureQuestion.initial.view : pick(view, ['from', 'to'])),
    advantageRequest,
  ]
  return [
    asked(first),
    ...requests.map(asked),
    { request: shockRequest(shock.view, shock.own), answer: shock.report },
  ]
}
