import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/** A control with its name above it, for the eye alone: the control itself is named already. */
export function UnderLabel({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)] content-end gap-1', className)}>
      <span aria-hidden="true" className="small-text">
        {label}
      </span>
      {children}
    </div>
  )
}
