import { describe, expect, test } from 'vitest'
import { defaults } from './report'
import { stateOf, type StreamState } from './stream-state'
import { MOST_LOGGED, MOST_READINGS, reduce } from './stream-reducer'
import { alert, arrived, observation, opening, stats } from './stream.test-support'

const opened = (id = 'session.10') =>
  reduce(stateOf(defaults.snapshot), [arrived('snapshot', id, opening())])
const station = observation().station
const readingsOf = (state: StreamState) => state.stations.get(station)?.readings ?? []

describe('an opening', () => {
  test('gives every station its last day and counts nothing', () => {
    const state = opened()
    expect(state.stations.size).toBe(35)
    expect(readingsOf(state)).toHaveLength(24)
    expect(state.channel?.mode).toBe('replay')
    expect(state.counts).toEqual({ taken: 0, repeated: 0, missed: 0, skipped: 0, resets: 0 })
  })

  test('knows every alert in force, also those older than the last ones', () => {
    const state = stateOf({
      ...defaults.snapshot,
      alerts: [],
      in_force: [alert({ id: 2, kind: 'frozen' })],
    })
    expect([...state.alerts.values()].map(({ kind }) => kind)).toEqual(['frozen'])
    expect(stateOf(defaults.snapshot).alerts.size).toBe(defaults.snapshot.stats.alerts_open)
  })
})

describe('events', () => {
  test('come in once, whatever the batches', () => {
    const events = [11, 12, 13].map((id) =>
      arrived('observation', `session.${String(id)}`, observation({ id })),
    )
    const atOnce = reduce(opened(), events)
    const oneByOne = events.reduce((state, event) => reduce(state, [event]), opened())
    expect(atOnce).toEqual(oneByOne)
    expect(atOnce.counts.taken).toBe(3)
  })

  test('that were seen are dropped and counted', () => {
    const event = arrived('observation', 'session.11', observation({ id: 11 }))
    const state = reduce(opened(), [event, event])
    expect(state.counts).toMatchObject({ taken: 1, repeated: 1, missed: 0 })
    expect(readingsOf(state)).toHaveLength(25)
  })

  test('that were left out are counted, and the stream goes on', () => {
    const state = reduce(opened(), [arrived('observation', 'session.14', observation({ id: 14 }))])
    expect(state.counts).toMatchObject({ taken: 1, missed: 3 })
  })

  test('that are missing at the end show by the server’s own last id', () => {
    const told = arrived('stats', '', stats({ resume_id: 'session.12' }))
    expect(reduce(opened(), [told]).counts.missed).toBe(2)
    // The same stats again count nothing twice.
    expect(reduce(opened(), [told, told]).counts.missed).toBe(2)
    const slow = arrived('stats', '', stats({ resume_id: 'session.12', skipped: 2 }))
    expect(reduce(opened(), [slow]).counts).toMatchObject({ missed: 0, skipped: 2 })
  })

  test('that were not scored change no picture but stand in the log', () => {
    const late = observation({ id: 11, disposition: 'late', scores: [], delay_s: 14_400 })
    const state = reduce(opened(), [arrived('observation', 'session.11', late)])
    expect(readingsOf(state)).toHaveLength(24)
    expect(state.log[0]).toMatchObject({ mark: 'late', done: expect.stringContaining('4 h 0 min') })
  })

  test('never pile up', () => {
    const events = Array.from({ length: 500 }, (_, index) =>
      arrived('observation', `session.${String(11 + index)}`, observation({ id: 11 + index })),
    )
    const state = reduce(opened(), events)
    expect(readingsOf(state)).toHaveLength(MOST_READINGS)
    expect(state.log).toHaveLength(MOST_LOGGED)
    expect(state.log[0]?.id).toBe(510)
    expect(state.counts.taken).toBe(500)
  })

  test('raise and clear an alert', () => {
    const raised = reduce(opened(), [arrived('alert', 'session.11', alert({ id: 11 }))])
    expect(raised.newestAlert?.kind).toBe('unusual')
    expect(raised.alerts.has(`${station} unusual`)).toBe(true)
    const cleared = reduce(raised, [
      arrived('alert', 'session.12', alert({ id: 12, state: 'cleared' })),
    ])
    expect(cleared.alerts.has(`${station} unusual`)).toBe(false)
  })

  test('written before the connection say nothing of the way', () => {
    const old = { ...arrived('observation', 'session.11', observation({ id: 11 })), isOld: true }
    expect(reduce(opened(), [old]).samples).toHaveLength(0)
    const fresh = arrived('observation', 'session.11', observation({ id: 11 }))
    expect(reduce(opened(), [fresh]).samples).toEqual([{ at: fresh.receivedAt, ms: 40 }])
  })
})

test('a reset begins anew, keeps the counts and says why', () => {
  const before = reduce(opened(), [arrived('observation', 'session.11', observation({ id: 11 }))])
  const after = reduce(before, [
    arrived('reset', 'replay.9.4', opening({ reason: 'too_old' })),
    arrived('observation', 'replay.9.5', observation({ id: 5 })),
  ])
  expect(after.counts).toMatchObject({ taken: 2, missed: 0, resets: 1 })
  expect(after.lostBecause).toBe('too_old')
})

test('a line that caught up leaves the place its replay was begun at', () => {
  const caughtUp = opening({ reason: 'caught_up' })
  const session = { ...caughtUp.channel.session, at: '2026-11-12T08:00:00Z' }
  const reset = { ...caughtUp, channel: { ...caughtUp.channel, session } } as typeof caughtUp
  const after = reduce(opened(), [arrived('reset', 'session.99', reset)])
  expect(after.lostBecause).toBe('caught_up')
  expect(after.channel?.session?.at).toBe(opened().channel?.session?.at)
  const anew = { ...reset, reason: 'unknown_id' } as typeof reset
  expect(reduce(opened(), [arrived('reset', 'session.1', anew)]).channel?.session?.at).toBe(
    session.at,
  )
})

test('the mode follows the stats', () => {
  const state = reduce(opened(), [arrived('stats', '', stats({ mode: 'stale' }))])
  expect(state.channel?.mode).toBe('stale')
  expect(state.listeners).toBe(3)
})
