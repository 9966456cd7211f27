import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { cn } from '@/lib/cn'
import { ArrowRight, ArrowUpRight } from './icons'

const look = 'group inline-flex items-center gap-2 text-sm font-semibold text-primary'

/** The words and arrow at the end of a card whose whole surface is already a link. */
export function MoreLabel({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span className={cn(look, className)}>
      {children}
      <ArrowRight className="transition-transform group-hover:translate-x-[3px]" />
    </span>
  )
}

/** A link onwards within the site. */
export function MoreLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string
}) {
  return (
    <Link href={href} className={cn(look, className)}>
      {children}
      <ArrowRight className="transition-transform group-hover:translate-x-[3px]" />
    </Link>
  )
}

/** A link to somebody else's page, opened in a new tab, and said so. */
export function OutsideLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={cn(look, className)}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowUpRight />
    </a>
  )
}
