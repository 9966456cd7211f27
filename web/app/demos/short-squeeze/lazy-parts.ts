import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the replay comes when it is near.
export const PriceFigure = lazyPart(() => import('./price-figure'), 'PriceFigure')
export const KnownFigure = lazyPart(() => import('./known-figure'), 'KnownFigure')
export const ContributionsFigure = lazyPart(
  () => import('./contributions-figure'),
  'ContributionsFigure',
)
export const RankFigure = lazyPart(() => import('./rank-figure'), 'RankFigure')
export const ScoreTable = lazyPart(() => import('./score-table'), 'ScoreTable')
export const BaseRate = lazyPart(() => import('./past-figures'), 'BaseRate')
export const AmcFigure = lazyPart(() => import('./past-figures'), 'AmcFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring a universe of their own need it. */
export const OwnUniverse = lazyPart(() => import('./own-universe'), 'OwnUniverse')
