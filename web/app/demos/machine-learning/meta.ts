import type { DemoMeta } from '../demo-meta'

export const machineLearning: DemoMeta = {
  slug: 'machine-learning',
  title: 'News Article Analysis with AI',
  group: 'active',
  question: 'What does this article say, and who is in it?',
  description:
    'Paste an article: summary, people, organizations and places, and the tone towards each. The models run inside our server.',
  note: 'Runs inside our server',
  steps: [
    'Paste a text or give a link',
    'Read the summary in the article’s own sentences',
    'See who and what is named, and how the text speaks of each',
    'Compare two articles on the same story',
  ],
  data: 'Your text; small models trained on public annotated news',
  keywords: ['sentiment', 'entities', 'summary', 'nlp', 'ai'],
}
