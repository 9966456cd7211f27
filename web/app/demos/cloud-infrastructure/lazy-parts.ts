import { lazyFigure } from '@/components/demo/lazy-figure'
import { lazyPart } from '@/components/ui/lazy-part'

// The answer does not wait for the first figure, and that not for those below it.
export const TrialFigure = lazyPart(() => import('./trial-figure'), 'TrialFigure')
export const CostFigure = lazyFigure(() => import('./price-figures'), 'CostFigure')
export const CoresFigure = lazyFigure(() => import('./promise-figures'), 'CoresFigure')
export const CheaperFigure = lazyFigure(() => import('./promise-figures'), 'CheaperFigure')
export const CarbonFigure = lazyFigure(() => import('./carbon-figure'), 'CarbonFigure')
export const ListsFigure = lazyFigure(() => import('./price-figures'), 'ListsFigure')
export const SetupFigure = lazyFigure(() => import('./setup-figure'), 'SetupFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring traffic of their own need it. */
export const OwnMinutes = lazyPart(() => import('./own-minutes'), 'OwnMinutes')
