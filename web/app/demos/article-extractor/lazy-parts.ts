import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the article comes when it is near.
export const ListsFigure = lazyPart(() => import('./lists-figure'), 'ListsFigure')
export const ScoresFigure = lazyPart(() => import('./scores-figure'), 'ScoresFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Few visitors give more than one page. */
export const PagesFigure = lazyPart(() => import('./batch-figure'), 'PagesFigure')
