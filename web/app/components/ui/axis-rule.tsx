import { cn } from '@/lib/cn'

/** The rule every section sits on: an axis with twelve intervals, four on a phone. */
export function AxisRule({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('axis-rule', className)} />
}
