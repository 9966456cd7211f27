import type { ReactNode } from 'react'
import type { ViewState } from '@/components/demo/use-view'
import { NumberField } from '@/components/demo/value-fields'
import { cn } from '@/lib/cn'
import type { View } from './params'
import { Refusals, type Refused } from './refusals'

/** A small form beside a figure. */
export function SmallForm({
  label,
  refused,
  remark,
  paired = false,
  children,
}: {
  label: string
  refused: Refused
  remark?: ReactNode
  /** Two short fields a line beside a figure too. */
  paired?: boolean
  children: ReactNode
}) {
  return (
    <form
      aria-label={label}
      className="no-print rounded-panel border border-hairline bg-surface p-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <div className={cn('grid gap-3 sm:grid-cols-2', !paired && 'lg:grid-cols-1')}>{children}</div>
      <Refusals refused={refused} />
      {remark !== undefined && <p className="small-text mt-3">{remark}</p>}
    </form>
  )
}

/** The settings of the page that are numbers. */
type NumberKey = { [K in keyof View]: View[K] extends number ? K : never }[keyof View]

/** A number of a small form: the setting it changes and the field of the request it becomes. */
export interface NumberRow {
  key: NumberKey
  wire: string
  name: string
  unit?: string
  limits: { min: number; max: number; whole?: boolean }
}

/** Numbers with their visible names above them, each beside what the API says of it. */
export function NumberRows({
  rows,
  state: { view, change },
  refused,
  onTouch,
}: {
  rows: readonly NumberRow[]
  state: ViewState<View>
  refused: Refused
  onTouch: (wire: string) => void
}) {
  return rows.map(({ key, wire, name, unit, limits: { min, max, whole } }) => (
    <div key={key}>
      <span aria-hidden="true" className="mb-1 block font-medium">
        {name}
      </span>
      <NumberField
        label={name}
        unit={unit}
        value={view[key]}
        min={min}
        max={max}
        step={whole ? 1 : undefined}
        onChange={(value) => {
          change({ [key]: whole ? Math.round(value) : value }, 'replace')
        }}
        problemId={refused.idOf(wire)}
        onFocus={() => {
          onTouch(wire)
        }}
      />
    </div>
  ))
}

/** A figure and its form: side by side from 1024 px. */
export function FigureWithForm({ figure, form }: { figure: ReactNode; form: ReactNode }) {
  return (
    <div className="mt-11 grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      {figure}
      {form}
    </div>
  )
}
