import type { DemoMeta } from '../demo-meta'

export const bondYields: DemoMeta = {
  slug: 'bond-yields',
  title: 'Canadian Bond Yields',
  group: 'in-development',
  question: 'What is the curve saying?',
  description:
    'Government of Canada yields today against any other date: curve fits with their errors, spreads, and every inversion since 2001.',
  note: 'Fits and inversions',
  steps: [
    'Compare the curve of two dates',
    'See when short money cost more than long, for how long and how deep',
    'Fit a curve and read its error in basis points',
    'Price a bond on your own curve',
  ],
  data: 'Bank of Canada benchmark yields and treasury bills',
  keywords: ['interest rates', 'yield curve', 'inversion', 'nelson-siegel', 'forecast'],
}
