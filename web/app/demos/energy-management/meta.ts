import type { DemoMeta } from '../demo-meta'

export const energyManagement: DemoMeta = {
  slug: 'energy-management',
  title: 'Energy Management',
  group: 'coming-soon',
  question: 'What would a battery earn, and what does tomorrow’s load look like?',
  description:
    'Ontario hourly demand and price: a load forecast with its error, and the exact best schedule of a battery.',
  note: 'Ontario, hour by hour',
  steps: [
    'Choose a week and a battery',
    'See the best schedule, proven',
    'Forecast tomorrow’s load and read the error',
    'Compare tariffs on your own meter data',
  ],
  data: 'Ontario hourly demand and price (IESO); your own meter file',
  keywords: ['battery', 'electricity', 'load', 'tariff', 'forecast'],
}
