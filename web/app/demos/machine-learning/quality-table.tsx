import { ChartFigure } from '@/components/charts/chart-figure'
import type { ChartTable } from '@/lib/chart-table'
import { formatDay, formatNumber, formatSigned } from '@/lib/format'
import { MEASURED, measured } from './quality'

const share = (value: unknown) => formatNumber(Number(value), 3)

const table: ChartTable = {
  columns: [
    { key: 'part', label: 'Part' },
    { key: 'on', label: 'Measured on', secondary: true },
    { key: 'measure', label: 'By' },
    { key: 'ours', label: 'Ours', numeric: true, show: share },
    {
      key: 'baseline',
      label: 'Baseline',
      numeric: true,
      show: (value) => (value === null ? '–' : share(value)),
    },
    {
      key: 'gain',
      label: 'Gain',
      numeric: true,
      secondary: true,
      show: (value) => (value === null ? '–' : formatSigned(Number(value), 3)),
    },
    { key: 'against', label: 'The baseline is', secondary: true },
  ],
  rows: measured.map((row) => ({
    ...row,
    gain: row.baseline === null ? null : Math.round((row.ours - row.baseline) * 1e3) / 1e3,
  })),
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
