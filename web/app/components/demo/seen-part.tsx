import type { ReactNode } from 'react'
import { WhenSeen } from '@/components/ui/when-seen'
import { PendingFigure } from './faces'

/** A figure that comes to life when it is near, a figure's place standing in while its code is on the way. */
export function SeenPart({
  load,
  height,
  children,
}: {
  load?: (() => Promise<unknown>) | undefined
  height?: number
  children: ReactNode
}) {
  return (
    <WhenSeen load={load} fallback={<PendingFigure {...(height !== undefined && { height })} />}>
      {children}
    </WhenSeen>
  )
}
