import type { DemoMeta } from '../demo-meta'

export const predictiveMaintenance: DemoMeta = {
  slug: 'predictive-maintenance',
  title: 'Predictive Maintenance',
  group: 'coming-soon',
  question: 'Which machine fails next, and when should we act?',
  description:
    'Remaining life with an interval for each machine in a fleet, which sensors speak, and the cost of acting early or late.',
  note: 'Remaining life, with odds',
  steps: [
    'Look over the fleet',
    'See each machine’s remaining life and how sure we are',
    'Learn which sensors tell',
    'Plan maintenance by cost',
  ],
  data: 'A documented degradation simulator (synthetic); your own sensor file',
  keywords: ['sensors', 'failure', 'fleet', 'forecast'],
}
