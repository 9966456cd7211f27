import { use, type ComponentProps, type ReactNode } from 'react'
import { ChartFigure, type ChartFigureProps } from '@/components/charts/chart-figure'
import { EmbedContext } from '@/components/demo/frame-context'
import { NumberField } from '@/components/demo/number-field'
import { cn } from '@/lib/cn'

/** A figure and a small form of what it rests on: side by side from 1024 px. */
export function FormFigure<T>({
  formLabel,
  form,
  paired = false,
  ...figure
}: ChartFigureProps<T> & {
  formLabel: string
  form: ReactNode
  /** Two short fields a line beside a figure too. */
  paired?: boolean
}) {
  if (use(EmbedContext)) return <ChartFigure {...figure} />
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <ChartFigure {...figure} />
      <form
        aria-label={formLabel}
        className={cn(
          'no-print grid gap-3 rounded-panel border border-hairline bg-surface p-4 text-sm sm:grid-cols-2',
          !paired && 'lg:grid-cols-1',
        )}
        onSubmit={(event) => {
          event.preventDefault()
        }}
      >
        {form}
      </form>
    </div>
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
