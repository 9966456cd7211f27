import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultWatch, FROZEN } from './fault-watch'
import { defaults, type DetectorScore, type Fault } from './report'
import { stateOf } from './stream-state'
import { reduce } from './stream-reducer'
import { alert, arrived, observation, opening, session, stats } from './stream.test-support'

const station = observation().station
const fault: Fault = {
  kind: 'spike',
  station,
  from: '2026-11-09T08:30:00Z',
  until: '2026-11-09T10:30:00Z',
  size_c: 15,
}
const scores = (...flagged: string[]): DetectorScore[] =>
  (['robust', 'ewma', 'seasonal'] as const).map((detector) => ({
    detector,
    expected: 0,
    scale: 1,
    score: 1,
    flag: flagged.includes(detector),
  }))
const opened = reduce(stateOf(defaults.snapshot), [
  arrived('snapshot', 'session.1', {
    ...opening(),
    channel: { ...opening().channel, session: { ...session, fault } },
  }),
])

test('nothing is watched where nothing is broken', () => {
  expect(faultWatch(stateOf(defaults.snapshot))).toBeNull()
})

test('a fault waits, is flagged by some, and then caught', () => {
  expect(faultWatch(opened)).toMatchObject({ hasBegun: false, isOver: false, alert: null })

  const reading = observation({ id: 2, injected: 'spike', scores: scores('ewma') })
  const flagged = reduce(opened, [arrived('observation', 'session.2', reading)])
  expect(faultWatch(flagged)).toMatchObject({
    hasBegun: true,
    alert: null,
    flagged: [
      { detector: 'robust', afterHours: null },
      { detector: 'ewma', afterHours: 0.5 },
      { detector: 'seasonal', afterHours: null },
    ],
  })

  const caught = reduce(flagged, [
    arrived('alert', 'session.3', alert({ id: 3, at: '2026-11-09T10:00:00Z' })),
  ])
  expect(faultWatch(caught)?.alert).toMatchObject({ kind: 'unusual', afterHours: 1.5 })
})

test('alerts elsewhere, earlier or long after do not count', () => {
  const others = [
    alert({ id: 2, station: 'elsewhere' }),
    alert({ id: 3, at: '2026-11-09T08:00:00Z' }),
    alert({ id: 4, at: '2026-11-09T13:00:00Z' }),
  ].map((one) => arrived('alert', `session.${String(one.id)}`, one))
  const over = arrived('stats', '', stats({ clock: '2026-11-09T14:00:00Z' }))
  expect(faultWatch(reduce(opened, [...others, over]))).toMatchObject({
    isOver: true,
    alert: null,
  })
})

test('a frozen sensor counts its equal readings at once, twice as many near freezing', () => {
  const equal = (...values: number[]) => {
    const readings = values.map((temperature_c, index) =>
      arrived(
        'observation',
        `session.${String(index + 2)}`,
        observation({
          id: index + 2,
          temperature_c,
          observed_at: `2026-11-09T${String(9 + index).padStart(2, '0')}:00:00Z`,
        }),
      ),
    )
    return faultWatch(reduce(opened, readings))?.equal
  }
  expect(equal(31, 4.5, 4.5, 4.5)).toEqual({ count: 3, needed: 6 })
  expect(equal(31, 0.2, 0.2)).toEqual({ count: 2, needed: 12 })
})

test('a sensor is frozen after as many readings as the engine says', () => {
  const engine = (file: string) =>
    readFileSync(`../demos/real-time-analytics/src/stream/${file}.rs`, 'utf8')
  const [, after] = /frozen_after: (\d+),/.exec(engine('plan')) ?? []
  const [, nearZero] = /frozen_after_near_zero: (\d+),/.exec(engine('plan')) ?? []
  const [, within] = /value\.abs\(\) < ([\d.]+)/.exec(engine('station_state')) ?? []
  expect(FROZEN).toEqual({
    after: Number(after),
    nearZero: { within: Number(within), after: Number(nearZero) },
  })
})
