import { lazyPart } from '@/components/ui/lazy-part'

// What stands far below the calendar comes when it is near.
export const HeatFigure = lazyPart(() => import('./heat-figure'), 'HeatFigure')
export const LineageFigure = lazyPart(() => import('./lineage-figure'), 'LineageFigure')
export const How = lazyPart(() => import('./how'), 'How')
export const MoveFigure = lazyPart(() => import('./move-figure'), 'MoveFigure')
export const BedFigure = lazyPart(() => import('./bed-figure'), 'BedFigure')
export const NeighboursFigure = lazyPart(() => import('./neighbours-figure'), 'NeighboursFigure')
/** Only those who bring crops of their own need it. */
export const OwnCrops = lazyPart(() => import('./own-crops'), 'OwnCrops')
