import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the yearly figure comes when it is near.
export const PrepaymentFigure = lazyPart(() => import('./prepayment-figure'), 'PrepaymentFigure')
/** It stands far below. */
export const OwnOffers = lazyPart(() => import('./own-offers'), 'OwnOffers')
