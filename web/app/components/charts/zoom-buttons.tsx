const SHARE = 0.5

/** A closer look at a long axis by button; keys do the same in the chart. */
export function ZoomButtons({
  label,
  shown,
  isWhole,
  onCloser,
  onFarther,
  onMove,
  onWhole,
}: {
  label: string
  /** What is in view, in words. */
  shown: string
  isWhole: boolean
  onCloser: () => void
  onFarther: () => void
  /** Moves by a share of what is in view. */
  onMove: (share: number) => void
  onWhole: () => void
}) {
  const buttons = [
    { name: 'Closer', onClick: onCloser, isOff: false },
    { name: 'Farther', onClick: onFarther, isOff: isWhole },
    {
      name: '←',
      spoken: 'Earlier',
      onClick: () => {
        onMove(-SHARE)
      },
      isOff: isWhole,
    },
    {
      name: '→',
      spoken: 'Later',
      onClick: () => {
        onMove(SHARE)
      },
      isOff: isWhole,
    },
    { name: 'Whole', onClick: onWhole, isOff: isWhole },
  ]
  return (
    <div className="no-print small-text mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <div role="group" aria-label={`Zoom of ${label}`} className="segments">
        {buttons.map(({ name, spoken, onClick, isOff }) => (
          <button
            key={name}
            type="button"
            aria-label={spoken}
            // Not `disabled`: the button that was just pressed must keep the focus.
            aria-disabled={isOff}
            className="segment aria-disabled:opacity-50"
            onClick={() => {
              if (!isOff) onClick()
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <span role="status">{isWhole ? '' : shown}</span>
    </div>
  )
}
