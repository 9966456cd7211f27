import { ownTablePart } from '@/components/demo/own-data'
import { scoreTable } from './fields.gen'

const known = { kind: 'number', optional: true, gaps: true } as const

/** Read within the engine's own limits, also under FINRA's headings; an empty cell is missing, not zero. */
export const OwnUniverse = ownTablePart({
  what: 'a universe of your own: a symbol a row, and of the eight conditions those you know. An empty cell, N/A or a dash is missing, not zero. FINRA’s short-interest file is read as it is: it has nothing of Spark, so that alone it is ranked by Fuel and gets no score; add relative_volume, return_20d or rsi_14 to its rows for one',
  back: 'Back to the replay',
  scope: {
    recomputed: ['the answer', 'the table of scores'],
    kept: [
      'the replay with its prices, reports, contributions and ranks',
      'the base rate and the counter-example',
    ],
    result: 'figure-scores',
  },
  columns: [
    { key: 'symbol', also: 'symbolCode', kind: 'text' },
    { key: 'short_interest_pct_float', ...known, min: 0, max: 10_000 },
    { key: 'days_to_cover', also: 'daysToCoverQuantity', ...known, min: 0, max: 1e6 },
    { key: 'short_interest_change', also: 'changePercent', ...known, min: -1e6, max: 1e6 },
    { key: 'float_millions', ...known, min: 0, max: 1e6 },
    { key: 'fails_to_adv', ...known, min: 0, max: 1e6 },
    { key: 'relative_volume', ...known, min: 0, max: 1e6 },
    { key: 'return_20d', ...known, min: -100, max: 1e6 },
    { key: 'rsi_14', ...known, min: 0, max: 100 },
    { key: 'price', ...known, min: 0, max: 1e7 },
    { key: 'average_volume', also: 'averageDailyVolumeQuantity', ...known, min: 0, max: 1e12 },
  ],
  maxRows: scoreTable.csv.maxRows,
  template: {
    name: 'boreal-universe-template.csv',
    text: [
      'symbol,short_interest_pct_float,days_to_cover,short_interest_change,float_millions,fails_to_adv,relative_volume,return_20d,rsi_14,price,average_volume',
      'AAA,42,9.5,0.18,12,0.06,2.6,0.35,71,14.2,900000',
      'BBB,25,4,0.05,60,0.01,1.4,0.1,58,31,2500000',
      'GGG,19,,0.12,80,,1.8,0.2,64,8.4,400000',
      '',
    ].join('\n'),
  },
})
