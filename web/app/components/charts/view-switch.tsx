export type FigureView = 'chart' | 'table'

const icons: Record<FigureView, string> = {
  chart: 'M4 4v16h16M8 15l4-5 3 3 5-7',
  table: 'M4 5h16v14H4ZM4 10h16M4 15h16M10 5v14',
}
const labels: Record<FigureView, string> = { chart: 'Chart', table: 'Table' }

/** Chart or table: the same figures, two ways to read them. */
export function ViewSwitch({
  view,
  onChange,
  name,
}: {
  view: FigureView
  onChange: (view: FigureView) => void
  name: string
}) {
  return (
    <div
      role="group"
      aria-label={`View of ${name}`}
      className="segments no-print shrink-0 self-start"
    >
      {(['chart', 'table'] as const).map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={view === option}
          className="segment"
          onClick={() => {
            onChange(option)
          }}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={icons[option]} />
          </svg>
          {labels[option]}
        </button>
      ))}
    </div>
  )
}
