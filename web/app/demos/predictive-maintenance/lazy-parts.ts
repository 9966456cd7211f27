import { lazyPart } from '@/components/ui/lazy-part'

// The answer does not wait for the figures below the first.
export const CostFigure = lazyPart(() => import('./trust-figures'), 'CostFigure')
export const CoverageFigure = lazyPart(() => import('./trust-figures'), 'CoverageFigure')
export const SensorsFigure = lazyPart(() => import('./sensors-figure'), 'SensorsFigure')
export const SpeechFigure = lazyPart(() => import('./sensors-figure'), 'SpeechFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring machines of their own need it. */
export const OwnMachines = lazyPart(() => import('./own-machines'), 'OwnMachines')
export const OwnTables = lazyPart(() => import('./own-tables'), 'OwnTables')
