import { DemoIcon } from './demo-icons'

/** Things to do, side by side, each with its picture. */
export function IconChoices({
  legend,
  label = legend,
  choices,
}: {
  legend: string
  /** The same for those who do not see what stands around it. */
  label?: string
  choices: readonly { label: string; path: string; onPress: () => void }[]
}) {
  return (
    <div role="group" aria-label={label}>
      <p className="control-legend">{legend}</p>
      <div className="flex flex-wrap gap-1.5">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            className="quick-choice inline-flex items-center gap-1.5 border-control"
            onClick={choice.onPress}
          >
            <DemoIcon path={choice.path} />
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  )
}
