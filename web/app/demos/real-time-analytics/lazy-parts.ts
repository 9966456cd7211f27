import { lazyPart } from '@/components/ui/lazy-part'

// What stands beside and below the map comes when it is near: the map and the answer do not wait for it.
export const StationPanel = lazyPart(() =>
  import('./station-panel').then(({ StationPanel }) => ({ default: StationPanel })),
)
export const LatencyCard = lazyPart(() =>
  import('./latency-card').then(({ LatencyCard }) => ({ default: LatencyCard })),
)
export const DetectorsFigure = lazyPart(() =>
  import('./detectors-figure').then(({ DetectorsFigure }) => ({ default: DetectorsFigure })),
)
export const LogFigure = lazyPart(() =>
  import('./log-figure').then(({ LogFigure }) => ({ default: LogFigure })),
)
export const DetectFigure = lazyPart(() =>
  import('./detect-figure').then(({ DetectFigure }) => ({ default: DetectFigure })),
)
export const OwnSeries = lazyPart(() =>
  import('./own-series').then(({ OwnSeries }) => ({ default: OwnSeries })),
)
export const How = lazyPart(() => import('./how').then(({ How }) => ({ default: How })))
/** Only those who break something need it. */
export const FaultResult = lazyPart(() => import('./fault-result'))
