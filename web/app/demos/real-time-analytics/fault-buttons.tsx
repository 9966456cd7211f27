import { faultKinds } from './params'
import { nameOf, type FaultKind } from './query'
import { words } from './words'

const shapes: Record<FaultKind, string> = {
  spike: 'M2 16h6l3-11 4 14 2-3h5',
  freeze: 'M2 14l4-5 3 4h13',
  dropout: 'M2 12h6V8M22 12h-6V8M11 12h.1M13 12h.1',
}

/** Breaks the chosen station on purpose. */
export function FaultButtons({
  station,
  onBreak,
}: {
  station: string
  onBreak: (kind: FaultKind) => void
}) {
  return (
    <div role="group" aria-label={`Break ${nameOf(station)} on purpose`}>
      <p className="control-legend">Break {nameOf(station)}</p>
      <div className="flex flex-wrap gap-1.5">
        {faultKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="quick-choice inline-flex items-center gap-1.5 border-control"
            onClick={() => {
              onBreak(kind)
            }}
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              <path d={shapes[kind]} />
            </svg>
            {words.fault[kind].name}
          </button>
        ))}
      </div>
    </div>
  )
}
