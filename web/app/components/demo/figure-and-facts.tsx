import type { ReactNode } from 'react'

export interface NamedFact {
  name: string
  value: ReactNode
}

/** A fact with its figure written; none where there is no figure. */
export const factOf = (
  name: string,
  value: number | null | undefined,
  format: (value: number) => string,
): NamedFact[] => (value == null ? [] : [{ name, value: format(value) }])

/** One large figure, a few facts beside it and more below: for a panel about one thing. */
export function FigureAndFacts({
  figure,
  unit,
  beside,
  below,
}: {
  figure: ReactNode
  unit?: string | undefined
  beside: readonly NamedFact[]
  below: readonly NamedFact[]
}) {
  return (
    <div>
      <div className="flex items-center gap-4">
        <p className="font-display text-3xl font-semibold tracking-tight whitespace-nowrap text-primary">
          {figure}
          {unit && <span className="text-base"> {unit}</span>}
        </p>
        <dl className="small-text grid flex-1 gap-y-0.5">
          {beside.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-2">
              <dt>{name}</dt>
              <dd className="font-mono font-medium whitespace-nowrap text-text">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className="mt-2.5 grid grid-cols-2 gap-x-4 gap-y-1.5">
        {below.map(({ name, value }) => (
          <div key={name}>
            <dt className="small-text">{name}</dt>
            <dd className="font-mono text-xs font-medium whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
