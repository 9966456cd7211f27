import { ChartFigure, type FigureBasis } from '@/components/charts/chart-figure'
import { counted } from '@/lib/format'
import type { CropPlan, Neighbour, Plan } from './ask'

export interface Pair {
  one: string
  other: string
  relation: 'together' | 'apart'
  reason: string
}

/** The advice on two crops of the plan, each pair once. */
export function pairsOf(crops: readonly CropPlan[]): Pair[] {
  const seen = new Set<string>()
  return crops.flatMap((crop) => {
    const within = (list: readonly Neighbour[], relation: Pair['relation']) =>
      list
        .filter(({ in_plan, slug }) => {
          const key = [crop.slug, slug].toSorted().join(' ')
          if (!in_plan || seen.has(key)) return false
          seen.add(key)
          return true
        })
        .map(({ name, reason }) => ({ one: crop.name, other: name, relation, reason }))
    return [...within(crop.avoid, 'apart'), ...within(crop.companions, 'together')]
  })
}

/** Companions with reasons: what stands well together in this plan, and what to keep apart. */
export function NeighboursFigure({ plan, ...figure }: FigureBasis & { plan: Plan }) {
  const pairs = pairsOf(plan.crops)
  const together = pairs.filter(({ relation }) => relation === 'together')
  const apart = pairs.filter(({ relation }) => relation === 'apart')
  return (
    <ChartFigure
      {...figure}
      name="companions"
      title={`${counted(together.length, 'pair')} go well together, ${counted(apart.length, 'pair')} better apart`}
      sub="Advice on the crops of this plan, with the reason usually given. It is tradition more than science: trials often disagree."
      foot={<Elsewhere crops={plan.crops} />}
      table={{
        columns: [
          { key: 'one', header: 'Crop' },
          { key: 'other', header: 'Neighbour' },
          { key: 'relation', header: 'Advice' },
          { key: 'reason', header: 'Reason' },
        ],
        rows: [...apart, ...together],
      }}
    />
  )
}

/** Neighbours outside the plan, folded away. */
function Elsewhere({ crops }: { crops: readonly CropPlan[] }) {
  const names = (list: readonly Neighbour[]) =>
    list
      .filter(({ in_plan }) => !in_plan)
      .map(({ name }) => name.toLowerCase())
      .join(', ') || 'none known'
  return (
    <details>
      <summary className="cursor-pointer underline underline-offset-3">
        Neighbours that are not in this plan
      </summary>
      <dl className="mt-2 grid gap-1.5">
        {crops.map((crop) => (
          <div key={crop.slug}>
            <dt className="inline font-semibold text-text">{crop.name}: </dt>
            <dd className="inline">
              good {names(crop.companions)}; apart {names(crop.avoid)}.
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
