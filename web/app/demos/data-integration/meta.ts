import type { DemoMeta } from '../demo-meta'

export const dataIntegration: DemoMeta = {
  slug: 'data-integration',
  title: 'Smart Garden Planning',
  group: 'active',
  question: 'What can I grow here, and when do I plant it?',
  description:
    'Pick a Canadian city, a bed and some crops; get a planting calendar with frost odds. Five sources are joined on the page, and the join is shown.',
  note: 'Five sources joined on the page',
  steps: [
    'Choose a city, a bed size and crops',
    'Read the calendar: sow indoors, transplant, sow outside, harvest',
    'See which crops have enough heat, and why not when they do not',
    'Follow each figure back through the join to its source',
  ],
  data: 'Climate normals, frost dates, hardiness zones and a table of 73 crops',
  keywords: ['garden', 'frost', 'climate', 'calendar', 'lineage'],
}
