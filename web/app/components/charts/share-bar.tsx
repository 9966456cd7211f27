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

/** Shares of one under each other, the first of them the one that counts. */
export function ShareBars({
  shares,
}: {
  shares: readonly { name: string; share: number; text: string }[]
}) {
  return (
    <ul className="mt-2.5 grid gap-1.5 text-sm">
      {shares.map(({ name, share, text }, place) => (
        <li key={name} className="flex items-center gap-3">
          <span className="w-28 shrink-0">{name}</span>
          <ShareBar
            share={share}
            className="h-2.5"
            barClassName={place === 0 ? 'ramp-4' : 'fill-noise'}
          />
          <span className="w-14 shrink-0 text-right font-mono text-xs">{text}</span>
        </li>
      ))}
    </ul>
  )
}
