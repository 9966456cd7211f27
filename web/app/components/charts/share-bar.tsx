import { cn } from '@/lib/cn'

/** A share of one as a bar in a line of text. */
export function ShareBar({
  share,
  className,
  barClassName,
}: {
  share: number
  className: string
  barClassName: string
}) {
  return (
    <svg aria-hidden="true" className={cn('w-0 flex-1', className)}>
      <rect width="100%" height="100%" className="fill-surface-2" />
      {/* None at all still shows that there is a bar. */}
      <rect
        width={`${String(Math.max(0.5, share * 100))}%`}
        height="100%"
        className={barClassName}
      />
    </svg>
  )
}
