import { expect, test } from 'vitest'
import { judge } from './event-order'

const at = (line: string, number: number, moment = 0) => ({ line, moment, number })

test.each([
  [at('run 1', 4), at('run 1', 5), { is: 'next', missed: 0 }],
  [at('run 1', 4), at('run 1', 8), { is: 'next', missed: 3 }],
  [at('run 1', 4), at('run 1', 4), { is: 'repeated' }],
  [at('run 1', 4), at('run 1', 1), { is: 'repeated' }],
  [at('run 1', 900), at('run 2', 1), { is: 'elsewhere' }],
  [at('live', 2, 1000), at('live', 3, 1000), { is: 'next', missed: 0 }],
  [at('live', 2, 1000), at('live', 0, 2000), { is: 'next', missed: 0 }],
  [at('live', 2, 1000), at('live', 2, 2000), { is: 'next', missed: 2 }],
  [at('live', 0, 2000), at('live', 7, 1000), { is: 'repeated' }],
] as const)('after %o, %o', (last, next, verdict) => {
  expect(judge(last, next)).toEqual(verdict)
})
