import type { ReactNode } from 'react'

/** A link in running text that opens in a new tab, and says so. What a visitor's page links to we do not vouch for. */
export function NewTabLink({
  href,
  children,
  className = 'text-primary underline underline-offset-3',
  isVouched = true,
}: {
  href: string
  children: ReactNode
  className?: string
  isVouched?: boolean
}) {
  const rel = isVouched ? 'noopener noreferrer' : 'noopener noreferrer nofollow'
  return (
    <a href={href} target="_blank" rel={rel} className={className}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
