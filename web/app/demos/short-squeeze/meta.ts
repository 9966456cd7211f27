import type { DemoMeta } from '../demo-meta'

export const shortSqueeze: DemoMeta = {
  slug: 'short-squeeze',
  title: 'Short Squeeze Finder',
  group: 'in-development',
  question: 'Which stocks have the conditions, and what did the past look like?',
  description:
    'A transparent, editable score of squeeze conditions, with a day-by-day replay of January 2021. Never a forecast, never advice.',
  note: 'Never a forecast',
  steps: [
    'Load a universe or your own file',
    'See what each condition adds to the score',
    'Change the weights and watch the ranking move',
    'Replay GameStop with only what was known that day',
  ],
  data: 'US SEC fails-to-deliver (public domain); your own file',
  keywords: ['stocks', 'short interest', 'gamestop'],
}
