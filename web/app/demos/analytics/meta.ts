import type { DemoMeta } from '../demo-meta'

export const analytics: DemoMeta = {
  slug: 'analytics',
  title: 'Site Analytics',
  group: 'site',
  question: 'How is this site used, and how fast is it?',
  description:
    'This site’s own cookieless figures: pages, demos, real users’ web vitals and API latency, and what is not collected.',
  note: '',
  steps: [
    'See visits and demos used',
    'Read web vitals as real users had them',
    'Learn what is not collected, and why',
  ],
  data: 'This server’s own counters',
  keywords: ['visits', 'web vitals'],
}
