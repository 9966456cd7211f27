import type { ComponentType } from 'react'
import type { DemoSlug } from './demo-meta'

/** A demo's page module. */
export interface DemoPageModule {
  default: ComponentType
}

/** The demos that have their own page; the others show their frame and a plain note. */
export const demoPages: Partial<Record<DemoSlug, () => Promise<DemoPageModule>>> = {
  'machine-learning': () => import('./machine-learning/page'),
  'mortgage-api': () => import('./mortgage-api/page'),
  'bond-yields': () => import('./bond-yields/page'),
  'article-extractor': () => import('./article-extractor/page'),
  'real-time-analytics': () => import('./real-time-analytics/page'),
  'data-integration': () => import('./data-integration/page'),
}
