import { describe, expect, test } from 'vitest'
import { judge } from '@/components/stream/event-order'
import { positionOf } from './stream-reducer'

describe('an id', () => {
  test('is read in the three forms the server writes', () => {
    expect(positionOf('replay.1780486.19185')).toEqual({
      line: 'replay.1780486',
      moment: 0,
      number: 19185,
    })
    expect(positionOf('live.1763190000000.3')).toEqual({
      line: 'live',
      moment: 1763190000000,
      number: 3,
    })
    expect(positionOf('session.0')).toEqual({ line: 'session', moment: 0, number: 0 })
  })

  test.each([
    '',
    '7',
    'replay.1',
    'live.3',
    'session.1.2',
    'replay.1.2.3',
    'session.-1',
    'other.1.2',
  ])('%j is none', (text) => {
    expect(positionOf(text)).toBeNull()
  })
})

const at = (id: string) => {
  const position = positionOf(id)
  if (!position) throw new Error(`${id} is no position`)
  return position
}

describe('the next event', () => {
  test.each([
    ['session.4', 'session.8', { is: 'next', missed: 3 }],
    ['session.4', 'session.4', { is: 'repeated' }],
    ['replay.1.900', 'replay.2.1', { is: 'elsewhere' }],
    ['replay.1.900', 'live.1763190000000.0', { is: 'elsewhere' }],
    ['live.1000.2', 'live.2000.0', { is: 'next', missed: 0 }],
    ['live.2000.0', 'live.1000.7', { is: 'repeated' }],
  ] as const)('after %s, %s', (last, next, verdict) => {
    expect(judge(at(last), at(next))).toEqual(verdict)
  })
})
