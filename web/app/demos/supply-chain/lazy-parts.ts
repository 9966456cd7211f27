import { lazyPart } from '@/components/ui/lazy-part'

// The answer does not wait for the map, and the map not for what stands below it.
export const NetworkMap = lazyPart(() => import('./network-map'), 'NetworkMap')
export const FlipsFigure = lazyPart(() => import('./network-figures'), 'FlipsFigure')
export const CountsFigure = lazyPart(() => import('./counts-figures'), 'CountsFigure')
export const ServiceFigure = lazyPart(() => import('./counts-figures'), 'ServiceFigure')
export const ProofFigure = lazyPart(() => import('./network-figures'), 'ProofFigure')
export const StockFigure = lazyPart(() => import('./stock-figure'), 'StockFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring places of their own need it. */
export const OwnPlaces = lazyPart(() => import('./own-places'), 'OwnPlaces')
