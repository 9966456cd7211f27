import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the frontier comes when it is near.
export const WeightsFigure = lazyPart(() => import('./weights-figure'), 'WeightsFigure')
export const DrawdownFigure = lazyPart(() => import('./past-figures'), 'DrawdownFigure')
export const OutOfSampleFigure = lazyPart(
  () => import('./out-of-sample-figure'),
  'OutOfSampleFigure',
)
export const RulesFigure = lazyPart(() => import('./past-figures'), 'RulesFigure')
export const CorrelationFigure = lazyPart(() => import('./correlation-figure'), 'CorrelationFigure')
export const FanFigure = lazyPart(() => import('./fan-figure'), 'FanFigure')
export const CompanyFigure = lazyPart(() => import('./company-figure'), 'CompanyFigure')
export const OwnPrices = lazyPart(() => import('./own-prices'), 'OwnPrices')
export const How = lazyPart(() => import('./how'), 'How')
