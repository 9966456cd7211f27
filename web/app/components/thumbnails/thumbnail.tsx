import type { ComponentType } from 'react'
import { cn } from '@/lib/cn'
import {
  ExtractorDrawing,
  GardenDrawing,
  MortgageDrawing,
  NewsDrawing,
  WeatherDrawing,
} from './active'
import {
  CustomersDrawing,
  DemandDrawing,
  QueueDrawing,
  SupplyDrawing,
  WearDrawing,
} from './coming-soon'
import {
  CarsDrawing,
  PortfolioDrawing,
  SandboxDrawing,
  SqueezeDrawing,
  TradeDrawing,
  YieldsDrawing,
} from './in-development'

const drawings = {
  'data-integration': GardenDrawing,
  'real-time-analytics': WeatherDrawing,
  'machine-learning': NewsDrawing,
  'article-extractor': ExtractorDrawing,
  'mortgage-api': MortgageDrawing,
  'bond-yields': YieldsDrawing,
  'trade-data': TradeDrawing,
  'short-squeeze': SqueezeDrawing,
  'automated-workflows': CarsDrawing,
  'data-visualization': SandboxDrawing,
  'investment-research': PortfolioDrawing,
  'cloud-infrastructure': QueueDrawing,
  'supply-chain': SupplyDrawing,
  'predictive-maintenance': WearDrawing,
  'customer-segmentation': CustomersDrawing,
  'energy-management': DemandDrawing,
} as const satisfies Record<string, ComponentType>

export type ThumbnailName = keyof typeof drawings

/** Whether a demo has a drawing; those about the site itself have none. */
export const hasThumbnail = (slug: string): slug is ThumbnailName => slug in drawings

/** One drawing from real figures: grey, green, and at most one label. It illustrates; the words beside it tell. */
export function Thumbnail({ name, className }: { name: ThumbnailName; className?: string }) {
  const Drawing = drawings[name]
  return (
    <svg aria-hidden="true" className={cn('drawing w-full', className)}>
      <Drawing />
    </svg>
  )
}
