import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the answer comes when it is near.
export const PartsFigure = lazyPart(() => import('./parts-figure'), 'PartsFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring a table of their own need it. */
export const OwnParts = lazyPart(() => import('./own-parts'), 'OwnParts')
