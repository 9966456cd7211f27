import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the shares comes when it is near.
export const ScatterFigure = lazyPart(() => import('./scatter-figure'), 'ScatterFigure')
export const ChoiceFigure = lazyPart(() => import('./choice-figure'), 'ChoiceFigure')
export const ActionsFigure = lazyPart(() => import('./action-figures'), 'ActionsFigure')
export const LadderFigure = lazyPart(() => import('./action-figures'), 'LadderFigure')
export const RankedFigure = lazyPart(() => import('./action-figures'), 'RankedFigure')
export const WeeksFigure = lazyPart(() => import('./later-figures'), 'WeeksFigure')
export const RepeatsFigure = lazyPart(() => import('./later-figures'), 'RepeatsFigure')
export const CohortFigure = lazyPart(() => import('./cohort-figure'), 'CohortFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring transactions of their own need it. */
export const OwnPart = lazyPart(() => import('./own-part'), 'OwnPart')
