import { lazyPart } from '@/components/ui/lazy-part'

// What stands far below the calendar comes when it is near.
export const LineageFigure = lazyPart(() => import('./lineage-figure'), 'LineageFigure')
