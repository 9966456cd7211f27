import type { ComponentProps, ReactNode } from 'react'
import { NumberField } from '@/components/demo/value-fields'
import { cn } from '@/lib/cn'

/** A small form beside a figure. */
export function SmallForm({
  label,
  refused,
  paired = false,
  children,
}: {
  label: string
  /** Whether the API refused what stands in it. */
  refused: boolean
  /** Two short fields a line beside a figure too. */
  paired?: boolean
  children: ReactNode
}) {
  return (
    <form
      aria-label={label}
      className={cn(
        'no-print grid gap-3 rounded-panel border border-hairline bg-surface p-4 text-sm sm:grid-cols-2',
        !paired && 'lg:grid-cols-1',
      )}
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      {children}
      {refused && (
        <p className="text-muted sm:col-span-full">
          The figures shown are those of the last possible case.
        </p>
      )}
    </form>
  )
}

/** Numbers with their visible names above them. */
export function NumberRows({ fields }: { fields: readonly ComponentProps<typeof NumberField>[] }) {
  return fields.map((field) => (
    <div key={field.label}>
      <span aria-hidden="true" className="mb-1 block font-medium">
        {field.label}
      </span>
      <NumberField {...field} />
    </div>
  ))
}

/** A figure and its form: side by side from 1024 px. */
export function FigureWithForm({ figure, form }: { figure: ReactNode; form: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      {figure}
      {form}
    </div>
  )
}
