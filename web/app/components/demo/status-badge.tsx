import { cn } from '@/lib/cn'

export type DemoStatus = 'active' | 'in-development' | 'coming-soon' | 'site'

const words: Record<DemoStatus, string> = {
  active: 'Active',
  'in-development': 'In development',
  'coming-soon': 'Coming soon',
  site: 'About this site',
}

/** How far a demo has come: a circle filled, half filled or dashed, and the word. */
export function StatusBadge({ status }: { status: DemoStatus }) {
  const solid = status === 'active' || status === 'site'
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-field border px-2 py-1 text-xs leading-none font-medium whitespace-nowrap',
        solid ? 'border-primary text-primary' : 'border-control',
      )}
    >
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none">
        <circle
          cx="6"
          cy="6"
          r="4"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeDasharray={status === 'coming-soon' ? '2 1.6' : undefined}
          fill={solid ? 'currentColor' : 'none'}
        />
        {status === 'in-development' && <path d="M6 2a4 4 0 0 1 0 8Z" fill="currentColor" />}
      </svg>
      {words[status]}
    </span>
  )
}
