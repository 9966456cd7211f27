/** How good the extractor is beside others: the table of the model card in `demos/article-extractor/data`. */

export interface Score {
  name: string
  f1: number
  precision: number
  recall: number
}

export const measured = {
  set: 'Web Content Extraction Benchmark (WCXB), development split',
  licence: 'CC BY 4.0',
  pages: 500,
  date: '2026-11',
  scores: [
    { name: 'this one, held-out folds', f1: 0.9638, precision: 0.9605, recall: 0.9747 },
    {
      name: 'trafilatura 0.6.0 (Rust, with fallback)',
      f1: 0.9421,
      precision: 0.9382,
      recall: 0.9618,
    },
    { name: 'trafilatura 2.3.1 (Python)', f1: 0.9368, precision: 0.9376, recall: 0.9539 },
    { name: 'dom_smoothie 0.19.0 (formatted text)', f1: 0.9341, precision: 0.935, recall: 0.957 },
  ],
} as const satisfies { scores: readonly Score[]; [fact: string]: unknown }
