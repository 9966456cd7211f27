import { use } from 'react'
import { firm } from '@/content/firm'
import { useStore } from '@/lib/store'
import { CopyButton } from './copy-button'
import { DemoIcon } from './demo-icons'
import { FrameContext } from './frame-context'

/** The whole address of a view, for the clipboard. */
function linkTo(href: string) {
  return (typeof window === 'undefined' ? firm.url : window.location.origin) + href
}

/** Copies the address of this very view, and says what it cannot carry. */
export function CopyLink({ href, className }: { href: string; className?: string }) {
  const { hasOwn } = useStore(use(FrameContext))
  return (
    <CopyButton
      text={() => linkTo(href)}
      label={hasOwn ? 'Copy link without your data' : 'Copy link'}
      icon={<DemoIcon name="link" />}
      className={className ?? 'text-button inline-flex items-center gap-1.5'}
    />
  )
}
