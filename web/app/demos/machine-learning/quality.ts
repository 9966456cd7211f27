/** How good each part is, measured on texts it was not trained on: the figures of the model cards in `demos/machine-learning/data`. */

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
    on: 'Groningen Meaning Bank, 1,514 names held out: people 0.752, organisations 0.688, places 0.868, others 0.946',
    measure: 'F1',
    ours: 0.818,
    baseline: 0.633,
    against: 'each word’s most frequent tag in training',
  },
  {
    part: 'Names in an encyclopaedia',
    on: 'WikiANN English, 14,146 names held out: people 0.848, organisations 0.643, places 0.780',
    measure: 'F1',
    ours: 0.759,
    baseline: 0.36,
    against: 'capitals and lists of names',
  },
  {
    part: 'Names in short messages',
    on: 'WNUT-17, 836 names held out: people 0.434, organisations 0.094, places 0.338, others 0.018',
    measure: 'F1',
    ours: 0.295,
    baseline: 0.254,
    against: 'each word’s most frequent tag in training',
  },
  {
    part: 'Names in French',
    on: '42 sentences we wrote and labelled',
    measure: 'F1',
    ours: 0.813,
    baseline: 0.792,
    against: 'capitals and lists of names',
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
    part: 'Tone of news',
    on: '105 news sentences we wrote and labelled before tuning',
    measure: 'accuracy',
    ours: 0.914,
    baseline: 0.781,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Tone of financial news',
    on: '60 sentences we wrote and labelled before tuning',
    measure: 'accuracy',
    ours: 0.883,
    baseline: 0.517,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Tone of editorials',
    on: '974 sentences rated by 20 people each, held out',
    measure: 'accuracy',
    ours: 0.597,
    baseline: 0.551,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Tone of reviews',
    on: '2,121 sentences on films rated by 20 people each, held out; praise told from blame',
    measure: 'accuracy',
    ours: 0.81,
    baseline: 0.665,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Tone of short messages',
    on: '840 messages rated by 20 people each, held out',
    measure: 'accuracy',
    ours: 0.769,
    baseline: 0.823,
    against: 'VADER (vaderSentiment 3.3.2)',
  },
  {
    part: 'Tone towards a name',
    on: '51 short passages we wrote and labelled, most with one name',
    measure: 'accuracy',
    ours: 0.882,
    baseline: 0.843,
    against: 'the tone of the whole passage',
  },
  {
    part: 'Topic',
    on: '104 texts we wrote and labelled',
    measure: 'accuracy',
    ours: 0.933,
    baseline: 0.894,
    against: 'counting keywords',
  },
  {
    part: 'Topic of newswire',
    on: 'first sentences of 130 articles of the Lee corpus, labelled by us',
    measure: 'accuracy',
    ours: 0.846,
    baseline: 0.762,
    against: 'counting keywords',
  },
  {
    part: 'Summary',
    on: '161 web articles, held out, against their editors’ descriptions',
    measure: 'ROUGE-1',
    ours: 0.25,
    baseline: 0.238,
    against: 'the first three sentences',
  },
  {
    part: 'Summary',
    on: 'the same 161 articles',
    measure: 'ROUGE-2',
    ours: 0.094,
    baseline: 0.088,
    against: 'the first three sentences',
  },
  {
    part: 'Key phrases',
    on: '32 web pages, held out, against the keywords they name',
    measure: 'F1 of ten',
    ours: 0.115,
    baseline: 0.089,
    against: 'plain counts of words',
  },
  {
    part: 'Language',
    on: '70 single sentences in seven languages',
    measure: 'accuracy',
    ours: 0.971,
    baseline: 0.143,
    against: 'always English',
  },
]
