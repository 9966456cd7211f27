import type { DemoMeta } from '../demo-meta'

export const automatedWorkflows: DemoMeta = {
  slug: 'automated-workflows',
  title: 'Find a Used Car with AI',
  group: 'in-development',
  question: 'Say what you want; see how it was read and why these cars.',
  description:
    'A plain-English wish, read by our own program without a language model, becomes filters you can edit, then a ranked list with fair prices.',
  note: 'Synthetic stock',
  steps: [
    'Write your wish in your own words',
    'Correct how it was read',
    'Watch each step of the search with its counts',
    'See why each car is listed and what it would cost to run',
  ],
  data: '5,000 synthetic listings; Natural Resources Canada fuel ratings',
  keywords: ['car', 'workflow', 'natural language', 'vin'],
}
