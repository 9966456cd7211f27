import { ownTablePart } from '@/components/demo/own-data'
import { plan } from './fields.gen'

/** Read within the engine's own limits; the fullest minute is the peak. */
export const OwnMinutes = ownTablePart({
  what: 'traffic of your own, a row a minute, up to a day: the fullest minute is planned for, and the minutes around it are simulated',
  back: 'Back to the web shop',
  scope: {
    recomputed: ['the answer', 'the simulation by minute', 'costs and carbon'],
    kept: ['work, promise and machines in the sentence', 'the set-up you try'],
    result: 'answer',
  },
  columns: [
    { key: 'minute', kind: 'number', min: -1e9, max: 1e9 },
    { key: 'requests', also: 'count', kind: 'number', min: 0, max: 120_000 },
  ],
  maxRows: plan.csv.maxRows,
  template: {
    name: 'boreal-minutes-template.csv',
    text: [
      'minute,requests',
      ...[4200, 4350, 4900, 6100, 8800, 12600, 15900, 17400, 17100, 15200, 12100, 9300].map(
        (requests, minute) => `${String(minute)},${String(requests)}`,
      ),
      '',
    ].join('\n'),
  },
})
