import { cn } from '@/lib/cn'

const words = {
  active: 'Active',
  'in-development': 'In development',
  'coming-soon': 'Coming soon',
  site: 'About this site',
} as const

export type DemoStatus = keyof typeof words

/** How far a demo has come: a square filled, half filled or empty, and the word. */
export function StatusMark({ status, className }: { status: DemoStatus; className?: string }) {
  return (
    <span className={cn('status-mark', className)} data-status={status}>
      {words[status]}
    </span>
  )
}
