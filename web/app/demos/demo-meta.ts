/** The demos' slugs, in catalogue order; the same words name them in URLs, folders and the API. */
export const demoSlugs = [
  'data-integration',
  'real-time-analytics',
  'machine-learning',
  'article-extractor',
  'mortgage-api',
  'bond-yields',
  'trade-data',
  'short-squeeze',
  'automated-workflows',
  'data-visualization',
  'investment-research',
  'cloud-infrastructure',
  'supply-chain',
  'predictive-maintenance',
  'customer-segmentation',
  'energy-management',
  'integration',
  'analytics',
  'security',
  'security-features',
] as const

export type DemoSlug = (typeof demoSlugs)[number]

/** Where a demo stands in the catalogue. `site` demos show the site itself and are not listed there. */
export type DemoGroup = 'active' | 'in-development' | 'coming-soon' | 'site'

/** What the catalogue, the page head and search engines say about a demo. */
export interface DemoMeta {
  slug: DemoSlug
  title: string
  group: DemoGroup
  /** The question the demo answers: the page's heading. */
  question: string
  /** One or two sentences for the description tag and the catalogue. */
  description: string
  /** A few words beside the status on the catalogue card. */
  note: string
  /** What the page does, in the order a visitor meets it. */
  steps: readonly string[]
  /** Where its figures come from. */
  data: string
  /** Words a visitor may search for that the texts above lack. */
  keywords: readonly string[]
}
