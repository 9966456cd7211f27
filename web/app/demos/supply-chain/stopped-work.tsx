import type { Stopped } from './stopped'

/** The file is not lost with its work: it can be planned again at one press. */
export function StoppedWork({
  stopped: { own, known },
  onAgain,
}: {
  stopped: Stopped
  onAgain: () => void
}) {
  return (
    <p
      role="status"
      className="no-print mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm wrap-anywhere"
    >
      <span>
        Planning stopped: {own.name}. {known}
      </span>
      <button type="button" className="text-button" onClick={onAgain}>
        Plan it again
      </button>
    </p>
  )
}
