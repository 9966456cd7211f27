import { ControlGroup } from './controls'
import { DemoIcon } from './demo-icons'
import { useReducedMotion, type Timeline } from './use-timeline'
import { RangeField } from './value-fields'

/** Plays a figure through its steps, or goes to one of them by hand. */
export function PlayGroup({
  label,
  steps,
  at,
  timeline: { isPlaying, toggle, scrub },
  format,
  ends,
  aside,
  calmRemark,
}: {
  /** What the slider sets: "Month of the curve". */
  label: string
  steps: readonly string[]
  /** The step that is shown. */
  at: string
  timeline: Timeline
  format: (step: string) => string
  ends: readonly [string, string]
  aside: string
  /** Said to who asked for less motion. */
  calmRemark: string
}) {
  const isCalm = useReducedMotion()
  return (
    <ControlGroup legend="Play through time" aside={aside} {...(isCalm && { remark: calmRemark })}>
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-label={isPlaying ? 'Pause' : 'Play through time'}
          className="grid size-11 shrink-0 place-items-center rounded-button border border-control bg-surface hover:border-text"
          onClick={toggle}
        >
          <DemoIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <RangeField
          label={label}
          value={Math.max(0, steps.indexOf(at))}
          min={0}
          max={steps.length - 1}
          valueText={format(at)}
          ends={ends}
          onChange={(index) => {
            const step = steps[index]
            if (step !== undefined) scrub(step)
          }}
        />
      </div>
    </ControlGroup>
  )
}
