import { Children, isValidElement, type ReactNode } from 'react'
import type { LazyPart } from '@/components/ui/lazy-part'
import { WhenSeen } from '@/components/ui/when-seen'
import { cn } from '@/lib/cn'
import { PendingFigure } from './faces'

const isLazy = (type: unknown): type is LazyPart<object> =>
  typeof type === 'function' && 'load' in type

/** Figures one below the other, each brought to life when it is near; its code may come only then. */
export function Figures({
  className = 'gap-11',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cn('grid grid-cols-[minmax(0,1fr)]', className)}>
      {Children.map(children, (child) => {
        if (!isValidElement(child)) return null
        if (!isLazy(child.type)) return <WhenSeen>{child}</WhenSeen>
        return (
          <WhenSeen load={child.type.load} fallback={<PendingFigure />}>
            {child}
          </WhenSeen>
        )
      })}
    </div>
  )
}
