import type { DemoMeta } from '../demo-meta'

export const supplyChain: DemoMeta = {
  slug: 'supply-chain',
  title: 'Supply Chain Optimization',
  group: 'coming-soon',
  question: 'Where should the warehouses be, and what flows where?',
  description:
    'Facility location on a map of Canadian cities, solved exactly, with the proof gap shown. Close a site by hand and see the cost.',
  note: 'Sites and flows, proven',
  steps: [
    'Place customers and candidate sites',
    'Find which sites to open',
    'Open or close one by hand and read the difference',
    'See what a disruption would cost',
  ],
  data: '49 Canadian cities by population and distance',
  keywords: ['warehouse', 'logistics', 'inventory', 'optimization'],
}
