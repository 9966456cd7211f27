import { useState } from 'react'

/** A part one can go into. */
export interface DrillStep {
  key: string
  name: string
}

/** The way into a whole: the parts gone into, from the outside in. */
export function useDrill() {
  const [trail, setTrail] = useState<readonly DrillStep[]>([])
  return {
    trail,
    enter: ({ key, name }: DrillStep) => {
      setTrail([...trail, { key, name }])
    },
    /** Goes back until so many parts are left. */
    leaveTo: (depth: number) => {
      setTrail(trail.slice(0, Math.max(0, depth)))
    },
  }
}

/** Where one is inside a whole, and the way back. */
export function DrillTrail({
  label,
  whole,
  trail,
  onLeave,
}: {
  label: string
  /** What the outermost level is called: "All exports". */
  whole: string
  trail: readonly DrillStep[]
  onLeave: (depth: number) => void
}) {
  const steps = [{ key: '', name: whole }, ...trail]
  return (
    <nav aria-label={`Level of ${label}`} className="mb-1.5 text-sm">
      <ol className="flex min-h-8 flex-wrap items-center gap-x-1.5">
        {steps.map(({ key, name }, depth) => (
          <li key={key} className="flex items-center gap-x-1.5">
            {depth > 0 && (
              <span aria-hidden="true" className="text-muted">
                ›
              </span>
            )}
            {depth === steps.length - 1 ? (
              <span aria-current="true" className="font-semibold">
                {name}
              </span>
            ) : (
              <button
                type="button"
                className="text-button -mx-2"
                onClick={() => {
                  onLeave(depth)
                }}
              >
                {name}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
