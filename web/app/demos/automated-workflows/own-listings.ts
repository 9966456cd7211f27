import { ownTablePart } from '@/components/demo/own-data'
import { table } from './fields.gen'

/** Read within the engine's own limits. */
export const OwnListings = ownTablePart({
  what: 'listings of your own: a car a row. From 60 rows on they get a price model of their own',
  back: 'Back to the synthetic listings',
  scope: {
    recomputed: ['the cars that fit', 'fair prices', 'five-year costs', 'the ranking'],
    kept: ['how the wish is read', 'fuel ratings of 2023'],
  },
  columns: [
    { key: 'make', kind: 'text' },
    { key: 'model', kind: 'text' },
    { key: 'year', kind: 'number', min: 1950, max: 2027 },
    { key: 'km', kind: 'number', min: 0, max: 2_000_000 },
    { key: 'price', kind: 'number', min: 100, max: 10_000_000 },
    ...['body', 'drive', 'fuel', 'transmission', 'colour', 'city', 'province', 'seller'].map(
      (key) => ({ key, kind: 'text', optional: true }) as const,
    ),
  ],
  maxRows: table.csv.maxRows,
  template: {
    name: 'listings-template.csv',
    text: 'make,model,year,km,price\nHonda,CR-V,2019,82000,24995\nToyota,RAV4,2018,98000,23900\nMazda,CX-5,2020,61000,25500\nFord,Escape,2017,121000,14995\n',
  },
})
