import { ownTablePart } from '@/components/demo/own-data'
import { bill } from './fields.gen'

/** Read within the engine's own limits; a step without a figure is a gap, and said. */
export const OwnMeter = ownTablePart({
  what: 'your meter: a row an hour, half or quarter hour, by the local clock or with an offset, at the time each begins; below zero where more was given than used; gaps and the days the clocks change are told; a price, if you send one, in dollars a kWh (9.8 cents are 0.098)',
  back: 'Back to the sample meter',
  scope: {
    recomputed: ['the answer', 'the bill on each plan', 'the mean day'],
    kept: ['the battery at the market', 'the forecast'],
    result: 'answer',
  },
  columns: [
    { key: 'time', also: 'timestamp', kind: 'text' },
    { key: 'kwh', also: 'usage', kind: 'number', min: -1e6, max: 1e6, gaps: true },
    {
      key: 'price',
      also: 'rate',
      kind: 'number',
      min: -1000,
      max: 1000,
      gaps: true,
      optional: true,
    },
  ],
  maxRows: bill.csv.maxRows,
  template: {
    name: 'boreal-meter-template.csv',
    text: [
      'time,kwh,price',
      ...Array.from({ length: 24 }, (_, hour) => {
        const used = hour < 6 ? 0.4 : hour < 16 ? 0.8 : hour < 22 ? 1.6 : 0.7
        const price = hour < 7 || hour > 18 ? 0.098 : hour > 10 && hour < 17 ? 0.203 : 0.157
        return `2026-06-08 ${String(hour).padStart(2, '0')}:00,${String(used)},${String(price)}`
      }),
      '',
    ].join('\n'),
  },
})
