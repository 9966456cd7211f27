import { CallTheApi } from '@/components/demo/call-the-api'
import { Segments } from '@/components/demo/fields'
import { calls, requestsOf, type Answers, type Call } from './query'
import type { View } from './params'

const callLabels: Record<Call, string> = {
  quote: 'Quote',
  offers: 'Offers',
  qualify: 'Qualify',
  penalty: 'Penalty',
}

/** The API console: the request that the last touched control writes, and its answer. */
export function ApiConsole({
  view,
  ownCsv,
  answers,
  call,
  here,
  onCall,
}: {
  view: View
  ownCsv: string | null
  answers: Answers
  call: Call
  here: string | undefined
  onCall: (call: Call) => void
}) {
  return (
    <div>
      <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-[60ch] text-sm text-muted">
          Every control on this page writes one of four requests. The control you touched last is
          marked in its request.
        </p>
        <div className="max-md:w-full">
          <Segments
            label="Which request"
            value={call}
            options={calls.map((value) => ({ value, label: callLabels[value] }))}
            onChange={onCall}
          />
        </div>
      </div>
      <CallTheApi
        requests={[requestsOf(view, ownCsv)[call]]}
        answer={answers[call].report}
        here={here}
      />
    </div>
  )
}
