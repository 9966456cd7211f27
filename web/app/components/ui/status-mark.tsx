import { cn } from '@/lib/cn'

const words = {
  active: 'Active',
  'in-development': 'In development',
  'coming-soon': 'Coming soon',
  site: 'About this site',
} as const

/** How far a demo has come: a square filled, half filled or empty, and the word. */
export function StatusMark({
  status,
  className,
}: {
  status: keyof typeof words
  className?: string
}) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-sans text-xs font-medium tracking-normal whitespace-nowrap text-muted',
        className,
      )}
    >
      <StatusSquare status={status} />
      {words[status]}
    </span>
  )
}

/** The square alone, for where the word stands beside it anyway. */
export function StatusSquare({ status }: { status: keyof typeof words }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10">
      <rect
        x=".75"
        y=".75"
        width="8.5"
        height="8.5"
        rx="1.5"
        strokeWidth="1.5"
        className={
          status === 'coming-soon' ? 'fill-none stroke-control' : 'fill-none stroke-primary'
        }
      />
      {status !== 'coming-soon' && (
        <rect
          width={status === 'in-development' ? 5 : 10}
          height="10"
          rx="1.5"
          className="fill-primary"
        />
      )}
    </svg>
  )
}
