import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the contributions comes when it is near.
export const TreemapFigure = lazyPart(() => import('./treemap-figure'), 'TreemapFigure')
export const FlowFigure = lazyPart(() => import('./flow-figure'), 'FlowFigure')
export const ShareFigure = lazyPart(() => import('./share-figure'), 'ShareFigure')
export const ConcentrationFigure = lazyPart(
  () => import('./concentration-figure'),
  'ConcentrationFigure',
)
export const MonthsFigure = lazyPart(() => import('./months-figure'), 'MonthsFigure')
export const ReconcileFigure = lazyPart(() => import('./reconcile-figure'), 'ReconcileFigure')
export const ShockFigure = lazyPart(() => import('./shock-figure'), 'ShockFigure')
export const SensitivityFigure = lazyPart(() => import('./sensitivity-figure'), 'SensitivityFigure')
export const GridFigure = lazyPart(() => import('./grid-figure'), 'GridFigure')
export const BuilderFigure = lazyPart(() => import('./builder-figure'), 'BuilderFigure')
export const TwoWayFigure = lazyPart(() => import('./structure-figures'), 'TwoWayFigure')
export const AdvantageFigure = lazyPart(() => import('./structure-figures'), 'AdvantageFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who follow a link need it. */
export const TradeLink = lazyPart(() => import('./trade-link'), 'TradeLink')
/** Only those who bring a table of their own need it. */
export const OwnTrade = lazyPart(() => import('./own-trade'), 'OwnTrade')
