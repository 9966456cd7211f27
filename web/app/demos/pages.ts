import type { ComponentType } from 'react'
import { demoSlugs, type DemoSlug } from './demo-meta'

/** A demo's page module. */
export interface DemoPageModule {
  default: ComponentType
}

/** The demos that have their own page; the others show their frame and a plain note. */
export const demoPages: Partial<Record<DemoSlug, () => Promise<DemoPageModule>>> = {
  'article-extractor': () => import('./article-extractor/page'),
  'automated-workflows': () => import('./automated-workflows/page'),
  'mortgage-api': () => import('./mortgage-api/page'),
  'data-visualization': () => import('./data-visualization/page'),
  'cloud-infrastructure': () => import('./cloud-infrastructure/page'),
  'customer-segmentation': () => import('./customer-segmentation/page'),
  'investment-research': () => import('./investment-research/page'),
  'machine-learning': () => import('./machine-learning/page'),
  'bond-yields': () => import('./bond-yields/page'),
  'real-time-analytics': () => import('./real-time-analytics/page'),
  'data-integration': () => import('./data-integration/page'),
  'predictive-maintenance': () => import('./predictive-maintenance/page'),
  'short-squeeze': () => import('./short-squeeze/page'),
  'supply-chain': () => import('./supply-chain/page'),
  'energy-management': () => import('./energy-management/page'),
  'trade-data': () => import('./trade-data/page'),
}

/** Every demo, with a page of its own or without. */
export const knownDemos: readonly DemoSlug[] = demoSlugs
