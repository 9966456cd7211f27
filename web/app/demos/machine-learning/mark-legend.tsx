import { cn } from '@/lib/cn'
import { entityKinds } from './params'
import type { EntityKind, Report } from './query'
import { kindWords } from './words'

/** What the marks mean, and the switches that show or hide them. */
export function MarkLegend({
  report,
  hidden,
  tinted,
  onSwitch,
  onTint,
}: {
  report: Report
  hidden: readonly string[]
  tinted: boolean
  onSwitch: (kind: EntityKind) => void
  onTint: () => void
}) {
  const counts = entityKinds.map((kind) => ({
    kind,
    count: report.entities.filter((entity) => entity.kind === kind).length,
  }))
  return (
    <div
      role="group"
      aria-label="Marks in the text"
      className="no-print flex flex-wrap items-center gap-1.5 border-y border-hairline px-4 py-2.5 lg:px-5.5"
    >
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => {
          const { many, letter } = kindWords[kind]
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={!hidden.includes(kind)}
              className="mark-switch"
              onClick={() => {
                onSwitch(kind)
              }}
            >
              <span aria-hidden="true" className="font-semibold">
                {letter}
              </span>
              <span className={cn('name-mark', `name-${kind}`)}>{many}</span>
              <span className="text-muted">{count}</span>
            </button>
          )
        })}
      <button type="button" aria-pressed={tinted} className="mark-switch" onClick={onTint}>
        <ScaleKey />
        Tone of sentences
      </button>
    </div>
  )
}

/** The diverging scale in five steps, its ends with their triangles. */
function ScaleKey() {
  return (
    <svg aria-hidden="true" width="72" height="14" viewBox="0 0 72 14">
      <path d="M1 4h8l-4 7Z" className="ramp--4" />
      {['ramp--4', 'ramp--2', 'ramp-mid', 'ramp-2', 'ramp-4'].map((look, place) => (
        <rect key={look} x={13 + place * 9} y="2" width="9" height="10" className={look} />
      ))}
      <path d="M63 10h8l-4-7Z" className="ramp-4" />
    </svg>
  )
}
