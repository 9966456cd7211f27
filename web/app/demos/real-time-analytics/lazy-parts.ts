import { lazyFigure } from '@/components/demo/lazy-figure'
import { lazyPart } from '@/components/ui/lazy-part'

// What stands beside and below the map comes when it is near: the map and the answer do not wait for it.
export const StationPanel = lazyFigure(() => import('./station-panel'), 'StationPanel')
/** It says how the stream stands, so that it does not wait to be near. */
export const ReplayBar = lazyPart(() => import('./replay-bar'), 'ReplayBar')
export const LatencyCard = lazyFigure(
  () => import('@/components/stream/latency-card'),
  'LatencyCard',
)
export const DetectorsFigure = lazyFigure(() => import('./detectors-figure'), 'DetectorsFigure')
export const LogFigure = lazyFigure(() => import('./log-figure'), 'LogFigure')
export const DetectFigure = lazyFigure(() => import('./detect-figure'), 'DetectFigure')
export const OwnSeries = lazyPart(() => import('./own-series'), 'OwnSeries')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who break something need it. */
export const FaultResult = lazyPart(() => import('./fault-result'), 'FaultResult')
/** Only those who follow a link to a view of its own need it. */
export const WeatherLink = lazyPart(() => import('./weather-link'), 'WeatherLink')
