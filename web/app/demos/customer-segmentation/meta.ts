import type { DemoMeta } from '../demo-meta'

export const customerSegmentation: DemoMeta = {
  slug: 'customer-segmentation',
  title: 'Customer Segmentation',
  group: 'coming-soon',
  question: 'Who are our customers, really?',
  description:
    'From a list of transactions to named segments, with a defended number of groups and expected purchases.',
  note: 'By recency and spend',
  steps: [
    'Drop a list of transactions',
    'See segments and how stable they are',
    'Read what each group is worth and what to do',
    'Estimate who will buy again',
  ],
  data: 'A public sample of purchases; your own transactions',
  keywords: ['rfm', 'k-means', 'churn', 'marketing'],
}
