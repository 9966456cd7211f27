import { DemoIcon } from './demo-icons'

/** To the one before and the next of a round of choices; from outside the round the next is its first. */
export function StepButtons({
  round,
  chosen,
  before,
  next,
  onChoose,
}: {
  round: readonly string[]
  chosen: string
  /** What the two buttons are called. */
  before: string
  next: string
  onChoose: (choice: string) => void
}) {
  const at = round.indexOf(chosen)
  return (
    <div className="flex justify-between py-2">
      {([-1, 1] as const).map((step) => {
        const choice = round.at((at + step) % round.length)
        return (
          <button
            key={step}
            type="button"
            disabled={choice === undefined || choice === chosen}
            className="text-button inline-flex gap-1 disabled:text-muted disabled:no-underline"
            onClick={() => {
              if (choice !== undefined) onChoose(choice)
            }}
          >
            {step < 0 && <DemoIcon name="left" size={16} />}
            {step < 0 ? before : next}
            {step > 0 && <DemoIcon name="right" size={16} />}
          </button>
        )
      })}
    </div>
  )
}
