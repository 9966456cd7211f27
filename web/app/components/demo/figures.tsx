import { Children, isValidElement, use, type ReactNode } from 'react'
import { loadOf } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { cn } from '@/lib/cn'
import { PendingFigure } from './faces'
import { Fold, type FoldWords } from './fold'
import { EmbedContext } from './frame-context'

/** Figures one below the other, each brought to life when it is near; its code may come only then. */
export function Figures({
  names,
  className = names ? 'gap-2.5 md:gap-11' : 'gap-7 md:gap-11',
  children,
}: {
  className?: string
  /** What each is called where it is folded on a phone: all but a page's first are. */
  names?: readonly (string | FoldWords)[]
  children: ReactNode
}) {
  const isWhole = use(EmbedContext) === null
  // A figure that stands alone leaves no other beside it: that is the fold's affair.
  const folded = (child: ReactNode, words: string | FoldWords = '') =>
    isWhole && words === '' ? (
      child
    ) : (
      <Fold {...(typeof words === 'string' ? { name: words } : words)}>{child}</Fold>
    )
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)]', className)}>
      {Children.map(children, (child, at) => {
        if (!isValidElement(child)) return null
        const load = loadOf(child)
        return folded(
          <WhenSeen load={load} {...(load && { fallback: <PendingFigure /> })}>
            {child}
          </WhenSeen>,
          names?.[at],
        )
      })}
    </div>
  )
}
