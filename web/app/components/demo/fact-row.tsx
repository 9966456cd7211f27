import type { ReactNode } from 'react'

/** A figure with its name, in a narrow column; stands in a `dl`. */
export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="small-text">{name}</dt>
      <dd className="font-mono text-xs font-medium">{children}</dd>
    </div>
  )
}
