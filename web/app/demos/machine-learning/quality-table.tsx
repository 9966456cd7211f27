import { Fragment } from 'react'
import { ChartFigure } from '@/components/charts/chart-figure'
import type { FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import { NewTabLink } from '@/components/ui/new-tab-link'
import { meaningBank, vader, wcxb, wnut } from '@/content/accuracy-sources'
import { formatDay, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'

const MEASURED = '2026-11-16'

/**
 * How good each part is, measured on texts it was not trained on: the figures of the model cards in
 * `demos/machine-learning/data`. Part, measured on, measure, ours, baseline, what the baseline does.
 */
const card = `
Names in news | Groningen Meaning Bank, 9,026 names held out: people 0.819, organizations 0.722, places 0.888, others 0.947 | F1 | 0.850 | 0.686 | each word’s most frequent tag in training
Names in an encyclopedia | wikigold, 667 names held out: people 0.803, organizations 0.489, places 0.709, others 0.522 | F1 | 0.664 | – | none measured
Names in capitals | the same 667 names, every word in capitals: people 0.643, organizations 0.286, places 0.660 | F1 | 0.529 | – | none measured
Names in linked text | WikiANN English, 14,146 names held out: people 0.840, organizations 0.629, places 0.751 | F1 | 0.740 | 0.363 | capitals and lists of names
Names in short messages | WNUT-17, 836 names held out: people 0.530, organizations 0.167, places 0.400, others 0.017 | F1 | 0.373 | 0.260 | each word’s most frequent tag in training
Names in French | 42 sentences we wrote and labelled | F1 | 0.854 | 0.792 | capitals and lists of names
Dates in news | Groningen Meaning Bank, its time labels, held out | F1 | 0.677 | – | none measured
Tone of news | 105 news sentences we wrote and labelled before tuning | accuracy | 0.914 | 0.781 | VADER (vaderSentiment 3.3.2)
Tone of financial news | 60 sentences we wrote and labelled before tuning | accuracy | 0.900 | 0.517 | VADER (vaderSentiment 3.3.2)
Tone of editorials | 974 sentences rated by 20 people each, held out | accuracy | 0.604 | 0.551 | VADER (vaderSentiment 3.3.2)
Tone of reviews | 2,121 sentences on films rated by 20 people each, held out; praise told from blame | accuracy | 0.796 | 0.665 | VADER (vaderSentiment 3.3.2)
Tone of short messages | 840 messages rated by 20 people each, held out | accuracy | 0.758 | 0.823 | VADER (vaderSentiment 3.3.2)
Tone towards a name | 51 short passages we wrote and labelled, most with one name | accuracy | 0.863 | 0.784 | the tone of the whole passage
Topic | 104 texts we wrote and labelled | accuracy | 0.933 | 0.894 | counting keywords
Topic of newswire | first sentences of 130 articles of the Lee corpus, labelled by us | accuracy | 0.846 | 0.762 | counting keywords
Summary | 161 web articles, held out, against their editors’ descriptions | ROUGE-1 | 0.250 | 0.238 | the first three sentences
Summary | the same 161 articles | ROUGE-2 | 0.094 | 0.088 | the first three sentences
Key phrases | 32 web pages, held out, against the keywords they name | F1 of ten | 0.115 | 0.089 | plain counts of words
Confidence of names | newswire, the 3,851 names stated at 0.95 and above, 0.972 on average | accuracy | 0.981 | – | none measured
Language | 220 headlines we wrote in 30 languages; the two in Hindi were seen while tuning | accuracy | 0.991 | 0.091 | always English
`

export const measured = card
  .trim()
  .split('\n')
  .map((line) => {
    const [part = '', on = '', measure = '', ours, baseline, against = ''] = line.split(' | ')
    const plain = baseline === '–' ? null : Number(baseline)
    return { part, on, measure, ours: Number(ours), baseline: plain, against }
  })
type Measured = (typeof measured)[number]

const signed = (value: number | null) => (value === null ? '–' : formatSigned(value, 3))
const share = (value: number | null) => (value === null ? '–' : formatNumber(value, 3))

const measures: Record<string, string> = {
  F1: '2 P R / (P + R), P: found and right, R: right and found',
  accuracy: 'right / all',
  'ROUGE-1': 'F1 of shared words',
  'ROUGE-2': 'F1 of shared pairs of words',
  'F1 of ten': '2 P R / (P + R) of the ten strongest',
}

const gainOf = ({ ours, baseline }: Measured) =>
  baseline === null ? null : Math.round((ours - baseline) * 1e3) / 1e3

function qualityNote({ part, on, measure, ours, baseline, against }: Measured): FigureNote {
  const result = share(ours)
  return {
    title: `${part}: ${measure}`,
    formula: [`${measure} = ${result}`, measures[measure] ?? ''],
    result,
    inputs: [{ name: 'Baseline', id: against, value: share(baseline) }],
    text: `Measured on: ${on}.`,
    source: 'Our measurements, model cards in demos/machine-learning/data',
    date: `measured ${formatDay(MEASURED)}`,
  }
}

const table: Table<Measured> = {
  columns: [
    { key: 'part', header: 'Part' },
    { key: 'on', header: 'Measured on', secondary: true },
    { key: 'measure', header: 'By' },
    {
      key: 'ours',
      header: 'Ours',
      text: (row) => opened(share(row.ours), () => qualityNote(row)),
    },
    { key: 'baseline', header: 'Baseline', text: ({ baseline }) => share(baseline) },
    {
      key: 'gain',
      header: 'Gain',
      secondary: true,
      value: gainOf,
      text: (row) => signed(gainOf(row)),
    },
    { key: 'against', header: 'The baseline is', secondary: true },
  ],
  rows: measured,
}

/** Parts that do no better than their baseline: said, not hidden. */
const behind = measured
  .filter(({ ours, baseline }) => baseline !== null && ours <= baseline)
  .map(({ part }) => part.toLowerCase())

/** How good is it? Each part beside a plain rule that needs no model. */
export function QualityTable() {
  return (
    <ChartFigure
      demo="machine-learning"
      name="measured quality"
      level={3}
      title="How good is it?"
      sub={`On texts the models were not trained on, measured ${formatDay(MEASURED)}. 1 is perfect. Names count when their words and their kind are both right.`}
      table={table}
      credit="Our measurements; the model cards stand in demos/machine-learning/data"
      foot={
        <>
          {behind.length > 0 && `No better than its baseline: ${behind.join(', ')}. `}
          The sets of our own are small and by the hand that wrote the word lists: kinder to us than
          a stranger’s would be. Public sets:{' '}
          {[meaningBank, wnut, wcxb, vader].map(({ name, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <NewTabLink href={href}>{name}</NewTabLink>
            </Fragment>
          ))}
          .
        </>
      }
      className="mt-9"
    />
  )
}
