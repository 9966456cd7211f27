import { lazyFigure } from '@/components/demo/lazy-figure'
import { lazyPart } from '@/components/ui/lazy-part'

// The answer does not wait for the week, and the week not for what stands below it.
export const WeekFigure = lazyFigure(() => import('./week-figure'), 'WeekFigure')
export const EarningsFigures = lazyFigure(() => import('./market-figures'), 'EarningsFigures')
export const SizesFigure = lazyFigure(() => import('./market-figures'), 'SizesFigure')
export const ForecastFigure = lazyFigure(() => import('./forecast-figures'), 'ForecastFigure')
export const MonthsFigure = lazyFigure(() => import('./forecast-figures'), 'MonthsFigure')
export const HoursFigure = lazyFigure(() => import('./forecast-figures'), 'HoursFigure')
export const BillFigure = lazyFigure(() => import('./home-figures'), 'BillFigure')
export const DayFigure = lazyFigure(() => import('./home-figures'), 'DayFigure')
export const How = lazyPart(() => import('./how'), 'How')
/** Only those who bring a meter of their own need it. */
export const OwnMeter = lazyPart(() => import('./own-meter'), 'OwnMeter')
