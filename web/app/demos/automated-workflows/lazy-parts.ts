import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the answer comes when it is near.
export const PricesFigure = lazyPart(() => import('./prices-figure'), 'PricesFigure')
export const CostFigure = lazyPart(() => import('./cost-figure'), 'CostFigure')
export const ComparablesFigure = lazyPart(() => import('./comparables-figure'), 'ComparablesFigure')
export const CarsTable = lazyPart(() => import('./cars-table'), 'CarsTable')
export const VinLookup = lazyPart(() => import('./vin-lookup'), 'VinLookup')
export const How = lazyPart(() => import('./how'), 'How')
/** Only who opens a chip needs its controls. */
export const ChipEditor = lazyPart(() => import('./chip-editor'), 'ChipEditor')
/** Only who wrote what the grammar does not know needs the other reader. */
export const ModelReader = lazyPart(() => import('./model-reader'), 'ModelReader')
/** Only those who bring a table of their own need it. */
export const OwnListings = lazyPart(() => import('./own-listings'), 'OwnListings')
/** Only who replays the steps needs the stream. */
export const LiveSteps = lazyPart(() => import('./live-steps'), 'LiveSteps')
