import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, factsOf, scoreFormula } from './answer'
import { defaults, type DetectorScore } from './report'
import { nothingHeard, stateOf } from './stream-state'
import { reduce } from './stream-reducer'
import { alert, arrived, observation, opening, pastOpening } from './stream.test-support'

const quiet = stateOf({
  ...defaults.snapshot,
  in_force: [],
  stats: { ...defaults.snapshot.stats, alerts_open: 0 },
})
const plain = (said: ReturnType<typeof answerOf>) => plainText(said).replaceAll('\u00a0', ' ')
const says = (...[state, mode]: Parameters<typeof answerOf>) => plain(answerOf(state, mode))
const facts = (...[state]: Parameters<typeof factsOf>) =>
  Object.fromEntries(factsOf(state).map(({ name, said }) => [name, plain(said)]))
const withAlerts = (...alerts: ReturnType<typeof alert>[]) =>
  stateOf({
    ...defaults.snapshot,
    in_force: alerts,
    stats: { ...defaults.snapshot.stats, alerts_open: alerts.length },
  })

describe('the answer', () => {
  test('on a quiet day says so, who is farthest, and that it is synthetic', () => {
    expect(says(quiet)).toBe(
      'In the test signal this page was built with, none of 35 stations stands out.',
    )
    expect(facts(quiet)).toEqual({
      'Standing out': 'none',
      'Farthest from expected': 'Charlottetown: 4.9 °C against −2.5 °C, inside the limit of 3.5',
      'Alerts in force': 'none',
    })
  })

  test('names what stands out, two at most', () => {
    const few = withAlerts(
      alert({ id: 1, station: 'kamloops', kind: 'frozen', value: 1.9 }),
      alert({ id: 2, station: 'iqaluit', kind: 'dropout', value: null }),
    )
    expect(says(few)).toContain('two of 35 stations stand out.')
    expect(facts(few)['Standing out']).toBe(
      'Kamloops repeats itself at 1.9 °C and Iqaluit is silent',
    )
    const many = withAlerts(
      ...['iqaluit', 'kamloops', 'toronto', 'ottawa', 'regina'].map((station, id) =>
        alert({ id, station, kind: 'dropout', value: null }),
      ),
    )
    expect(says(many)).toContain('five of 35 stations stand out.')
    expect(facts(many)['Standing out']).toBe('Iqaluit is silent, Kamloops is silent and 3 more')
  })

  test('names the newest before what has stood out for long', () => {
    const since = (hour: number) => `2026-01-15T0${String(hour)}:00:00Z`
    const odd = withAlerts(
      alert({ id: 1, station: 'iqaluit', kind: 'unusual', value: -22, since: since(1) }),
      alert({ id: 2, station: 'kamloops', kind: 'frozen', value: 1.9, since: since(2) }),
      alert({ id: 3, station: 'halifax', kind: 'dropout', value: null, since: since(3) }),
    )
    expect(facts(odd)['Standing out']).toBe(
      'Halifax is silent, Kamloops repeats itself at 1.9 °C and 1 more',
    )
  })

  test('calls a value unusual in so many words', () => {
    const odd = withAlerts(alert({ id: 1, station: 'iqaluit', kind: 'unusual', value: -22 }))
    expect(says(odd)).toContain('one of 35 stations stands out.')
    expect(facts(odd)['Standing out']).toBe('Iqaluit’s −22.0 °C is unusual')
  })

  test('opens to the alerts in force', () => {
    const [figure] = factsOf(withAlerts(alert({ kind: 'cold' }))).at(-1)?.said ?? []
    expect(typeof figure === 'object' && figure.note()).toMatchObject({
      result: '1 alert',
      inputs: [{ name: 'Calgary', id: 'Cold' }],
    })
  })

  test('says that observations do not come, unless the test signal was asked for', () => {
    const played = reduce(quiet, [arrived('snapshot', 'replay.1.0', opening({ in_force: [] }))])
    const signal = 'In the test signal, which is synthetic, none of 35 stations stands out'
    expect(says(played)).toContain(`No observations reach this server now. ${signal}`)
    expect(says(played, 'test')).toMatch(new RegExp(`^${signal}`))
  })

  test('of a past event says the moment, and waits for its first reports', () => {
    const past = reduce(quiet, [
      arrived('snapshot', 'session.1', pastOpening({ at: '1964-03-23T23:00:00Z' })),
    ])
    expect(says(past, 'event')).toBe('Mar 23, 1964, 23:00 UTC: the one station stands out.')
    expect(facts(past)).toMatchObject({
      'Standing out': 'Winnipeg has a blizzard',
      'Alerts in force': '1 alert: blizzard',
    })
    expect(says(nothingHeard(past), 'event')).toMatch(/^Nothing has been played yet/)
    expect(new Set(Object.values(facts(nothingHeard(past))))).toEqual(new Set(['none']))
    const calm = reduce(quiet, [
      arrived('snapshot', 'session.1', pastOpening({ at: '1964-03-23T21:30:00Z', in_force: [] })),
    ])
    expect(says(calm, 'event')).toBe('Mar 23, 1964, 21:30 UTC: the one station does not stand out.')
  })

  test('does not speak of a replay when observations come', () => {
    const live = reduce(quiet, [
      arrived('snapshot', 'live.1.0', {
        ...opening({ in_force: [] }),
        channel: {
          ...opening().channel,
          mode: 'live',
          synthetic: false,
          session: null,
          source: {
            mode: 'live',
            publisher: 'Environment and Climate Change Canada',
            licence: 'ECCC',
            licence_url: 'https://example.org',
            url: 'https://example.org',
            stale: false,
          },
        },
      }),
    ])
    expect(says(live)).toMatch(/^None of 35 stations stands out/)
  })

  test('says which detectors flag the farthest one', () => {
    const scores: DetectorScore[] = [
      { detector: 'robust', expected: 1, scale: 1, score: 9, flag: true },
    ]
    const flagged = reduce(quiet, [
      arrived('observation', 'session.1', observation({ scores, temperature_c: 14.3 })),
    ])
    expect(facts(flagged)['Farthest from expected']).toBe(
      'Calgary: 14.3 °C against 1.0 °C, flagged by one detector alone',
    )
  })
})

describe('the sum behind a score', () => {
  test('takes the least scale where nothing varied', () => {
    const by = { detector: 'robust', expected: -4.9, scale: 0.1, score: 13.49 } as const
    expect(scoreFormula(5.1, by)).toEqual([
      'z = 0.6745 · (x − median) / MAD',
      '  = 0.6745 · (5.1 − (−4.9)) / 0.50',
      '  = +13.5',
    ])
  })

  test('says when there is none yet', () => {
    expect(scoreFormula(5, { detector: 'ewma', expected: null, scale: null, score: null })).toEqual(
      ['still warming up: no score'],
    )
  })
})
