import { lazyPart } from '@/components/ui/lazy-part'

// What stands below the curves comes when it is near.
export const SpreadFigure = lazyPart(() =>
  import('./spread-figure').then(({ SpreadFigure }) => ({ default: SpreadFigure })),
)
export const MortgageFigure = lazyPart(() =>
  import('./spread-figure').then(({ MortgageFigure }) => ({ default: MortgageFigure })),
)
export const SpreadTable = lazyPart(() =>
  import('./spread-table').then(({ SpreadTable }) => ({ default: SpreadTable })),
)
export const PriceFigure = lazyPart(() =>
  import('./price-figure').then(({ PriceFigure }) => ({ default: PriceFigure })),
)
