import { ownTablePart } from '@/components/demo/own-data'
import { networkTable } from './fields.gen'

/** Read within the engine's own limits; a place without a cost can hold no site. */
export const OwnPlaces = ownTablePart({
  what: 'places of your own: where they are, what they order, and what a site there would cost; no cost where none can be',
  back: 'Back to the Canadian cities',
  scope: {
    recomputed: ['the answer', 'the map', 'every figure of the network'],
    kept: ['freight, speed and the number of sites in the controls', 'the stock'],
    result: 'answer',
  },
  columns: [
    { key: 'name', also: 'city', kind: 'text' },
    { key: 'latitude', also: 'lat', kind: 'number', min: -90, max: 90 },
    { key: 'longitude', also: 'lon', kind: 'number', min: -180, max: 180 },
    { key: 'demand', also: 'tonnes', kind: 'number', min: 0, max: 1e12, gaps: true },
    { key: 'fixed_cost', also: 'site cost', kind: 'number', min: 0, max: 1e12, gaps: true },
    { key: 'capacity', kind: 'number', min: 0, max: 1e12, gaps: true, optional: true },
  ],
  maxRows: networkTable.csv.maxRows,
  template: {
    name: 'boreal-places-template.csv',
    text: [
      'name,latitude,longitude,demand,fixed_cost,capacity',
      'Toronto,43.67,-79.40,900,250000,2000',
      'Montreal,45.50,-73.57,600,220000,2000',
      'Ottawa,45.42,-75.69,300,,',
      'Halifax,44.65,-63.58,150,120000,2000',
      'Winnipeg,49.90,-97.14,200,,',
      'Calgary,51.05,-114.07,400,200000,2000',
      'Vancouver,49.26,-123.11,500,260000,2000',
      '',
    ].join('\n'),
  },
})
