import type { DemoMeta } from '../demo-meta'

export const integration: DemoMeta = {
  slug: 'integration',
  title: 'Integration Control Room',
  group: 'site',
  question: 'Where do this site’s figures come from, and are they fresh?',
  description:
    'Every source behind the demos: publisher, licence, age, failures and which demos use it.',
  note: '',
  steps: [
    'See each source with its age and licence',
    'Refresh one',
    'Break one and watch the fall-back',
  ],
  data: 'This server’s own sources',
  keywords: ['sources', 'feeds'],
}
