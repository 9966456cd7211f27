import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the curves comes when it is near.
export const SpreadFigure = lazyPart(() => import('./spread-figure'), 'SpreadFigure')
export const MortgageFigure = lazyPart(() => import('./spread-figure'), 'MortgageFigure')
export const SpreadTable = lazyPart(() => import('./spread-table'), 'SpreadTable')
export const PriceFigure = lazyPart(() => import('./price-figure'), 'PriceFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring a curve of their own need them. */
export const OwnCurve = lazyPart(() => import('./own-curve'), 'OwnCurve')
export const OwnFigure = lazyPart(() => import('./own-curve'), 'OwnFigure')
