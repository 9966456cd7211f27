import { lazyPart } from '@/components/ui/lazy-part'

// The chart the page is first shown with comes at once; the other kinds when one is asked for.
export const OtherChart = lazyPart(() => import('./other-chart'), 'OtherChart')
export const ProfileFigure = lazyPart(() => import('./profile-figure'), 'ProfileFigure')
export const AdviceFigure = lazyPart(() => import('./advice-figure'), 'AdviceFigure')
export const RowsFigure = lazyPart(() => import('./rows-figure'), 'RowsFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** The words of a condition come when a column for one is chosen, those of a limit where there is one to set. */
export const FilterWords = lazyPart(() => import('./filter-words'), 'FilterWords')
export const LimitWords = lazyPart(() => import('./filter-words'), 'LimitWords')
/** Only those who bring a file of their own need these. */
export const HowRead = lazyPart(() => import('@/components/demo/table-reading'), 'HowRead')
export const OwnTools = lazyPart(() => import('./own-tools'), 'OwnTools')
/** The editor comes when SQL is chosen, the engine when a question is run. */
export const SqlPanel = lazyPart(() => import('./sql-panel'), 'SqlPanel')
