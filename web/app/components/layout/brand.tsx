import { Link } from 'wouter'
import { LogoMark } from '@/components/ui/logo'
import { firm } from '@/content/firm'

/** The mark and the firm's name, which lead home. */
export function Brand() {
  return (
    <Link
      href="/"
      className="inline-flex items-center gap-3 font-display text-[1.125rem] leading-none font-semibold tracking-[-0.015em] whitespace-nowrap text-text"
    >
      <LogoMark />
      {firm.name}
    </Link>
  )
}
