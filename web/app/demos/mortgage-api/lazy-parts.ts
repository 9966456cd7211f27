import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the yearly figure comes when it is near.
export const PrepaymentFigure = lazyPart(() => import('./prepayment-figure'), 'PrepaymentFigure')
export const QualifyFigure = lazyPart(() => import('./qualify-figure'), 'QualifyFigure')
export const PenaltyFigure = lazyPart(() => import('./penalty-figure'), 'PenaltyFigure')
/** It stands far below. */
export const OwnOffers = lazyPart(() => import('./own-offers'), 'OwnOffers')
export const How = lazyPart(() => import('./how'), 'How')
