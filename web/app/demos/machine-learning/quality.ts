/** How good each part is, measured on texts it was not trained on: the figures of the model cards in `data/machine-learning`. */

export interface Measured {
  part: string
  /** What it was measured on, and how much of it. */
  on: string
  measure: string
  ours: number
  baseline: number | null
  /** What the baseline does. */
  against: string
}

/** The day of the measurement. */
export const MEASURED = '2026-11-15'

export const measured: readonly Measured[] = [
  {
    part: 'Names in news',
    on: 'Groningen Meaning Bank, 1,514 names held out: people 0.754, organisations 0.687, places 0.866, others 0.944',
    measure: 'F1',
    ours: 0.817,
    baseline: 0.633,
    against: 'each word’s most frequent tag in training',
  },
  {
    part: 'Names in an encyclopaedia',
    on: 'WikiANN English, 14,146 names held out: people 0.847, organisations 0.641, places 0.779',
    measure: 'F1',
    ours: 0.757,
    baseline: 0.356,
    against: 'capitals and lists of names',
  },
  {
    part: 'Names in short messages',
    on: 'WNUT-17, 836 names held out: people 0.441, organisations 0.073, places 0.323, others 0.018',
    measure: 'F1',
    ours: 0.293,
    baseline: 0.254,
    against: 'each word’s most frequent tag in training',
  },
  {
    part: 'Dates in news',
    on: 'Groningen Meaning Bank, its time labels',
    measure: 'F1',
    ours: 0.702,
    baseline: null,
    against: 'none measured',
  },
  {
    part: 'Tone of sentences',
    on: '105 news sentences we wrote and labelled before tuning',
    measure: 'accuracy',
    ours: 0.905,
    baseline: 0.781,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Topic',
    on: '104 texts we wrote and labelled',
    measure: 'accuracy',
    ours: 0.856,
    baseline: 0.865,
    against: 'counting keywords',
  },
  {
    part: 'Summary',
    on: '15 articles with summaries we wrote',
    measure: 'ROUGE-1',
    ours: 0.497,
    baseline: 0.494,
    against: 'the first three sentences',
  },
  {
    part: 'Summary',
    on: 'the same 15 articles',
    measure: 'ROUGE-2',
    ours: 0.273,
    baseline: 0.258,
    against: 'the first three sentences',
  },
  {
    part: 'Language',
    on: '70 single sentences in seven languages',
    measure: 'accuracy',
    ours: 0.929,
    baseline: 0.143,
    against: 'always English',
  },
]
