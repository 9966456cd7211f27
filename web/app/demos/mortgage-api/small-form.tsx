import type { ReactNode } from 'react'
import { NumberField } from '@/components/demo/value-fields'
import { cn } from '@/lib/cn'
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

/** A number with its visible name above it. */
export function NamedNumber({
  name,
  ...field
}: { name: string } & Omit<Parameters<typeof NumberField>[0], 'label'>) {
  return (
    <div>
      <span aria-hidden="true" className="mb-1 block font-medium">
        {name}
      </span>
      <NumberField label={name} {...field} />
    </div>
  )
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
