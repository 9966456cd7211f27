import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/cn'

const control =
  'block w-full rounded-field border border-control bg-bg px-3.5 py-2.5 text-base leading-normal aria-invalid:border-danger aria-invalid:inset-ring-1 aria-invalid:inset-ring-danger'

interface FieldProps {
  id: string
  label: string
  error: string | undefined
  /** What is used of the room, once that matters. */
  count: string | undefined
}

/** What an input says about itself: its error first, then how much room is left. */
function described({ id, error }: FieldProps) {
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? `${id}-count` : `${id}-error ${id}-count`,
  } as const
}

function Frame({ id, label, error, count, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children}
      <p id={`${id}-count`} role="status" className="text-xs text-muted tabular not-empty:mt-1.5">
        {count}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** A line of text with its label above and its error below. */
export function TextField({
  field,
  ...props
}: Omit<ComponentProps<'input'>, 'id'> & { field: FieldProps }) {
  return (
    <Frame {...field}>
      <input className={cn(control, 'h-12')} {...described(field)} {...props} />
    </Frame>
  )
}

/** A text of several lines. */
export function TextArea({
  field,
  ...props
}: Omit<ComponentProps<'textarea'>, 'id'> & { field: FieldProps }) {
  return (
    <Frame {...field}>
      <textarea className={cn(control, 'h-34 resize-y')} {...described(field)} {...props} />
    </Frame>
  )
}
