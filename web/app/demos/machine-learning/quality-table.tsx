import { ChartFigure } from '@/components/charts/chart-figure'
import { formatDay, formatNumber, formatSigned } from '@/lib/format'
import type { Table } from '@/lib/table'
import { MEASURED, measured, type Measured } from './quality'

const share = (value: number) => formatNumber(value, 3)

const gainOf = ({ ours, baseline }: Measured) =>
  baseline === null ? null : Math.round((ours - baseline) * 1e3) / 1e3

const table: Table<Measured> = {
  columns: [
    { key: 'part', header: 'Part' },
    { key: 'on', header: 'Measured on', secondary: true },
    { key: 'measure', header: 'By' },
    { key: 'ours', header: 'Ours', text: ({ ours }) => share(ours) },
    {
      key: 'baseline',
      header: 'Baseline',
      text: ({ baseline }) => (baseline === null ? '–' : share(baseline)),
    },
    {
      key: 'gain',
      header: 'Gain',
      secondary: true,
      value: gainOf,
      text: (row) => {
        const gain = gainOf(row)
        return gain === null ? '–' : formatSigned(gain, 3)
      },
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
      foot={`${behind.length > 0 ? `No better than its baseline: ${behind.join(', ')}. ` : ''}The sets of our own are small and by the hand that wrote the word lists: kinder to us than a stranger’s would be.`}
      className="mt-9"
    />
  )
}
