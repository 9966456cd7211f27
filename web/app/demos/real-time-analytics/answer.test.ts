import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf, scoreFormula } from './answer'
import { defaults, type DetectorScore } from './report'
import { stateOf } from './stream-state'
import { reduce } from './stream-reducer'
import { alert, arrived, observation, opening } from './stream.test-support'

const quiet = stateOf({
  ...defaults.snapshot,
  in_force: [],
  stats: { ...defaults.snapshot.stats, alerts_open: 0 },
})
const says = (state: Parameters<typeof answerOf>[0]) =>
  plainText(answerOf(state)).replaceAll('\u00a0', ' ')
const withAlerts = (...alerts: ReturnType<typeof alert>[]) =>
  stateOf({
    ...defaults.snapshot,
    in_force: alerts,
    stats: { ...defaults.snapshot.stats, alerts_open: alerts.length },
  })

describe('the answer', () => {
  test('on a quiet day says so, who is farthest, and that it is synthetic', () => {
    expect(says(quiet)).toBe(
      'In this replay of synthetic weather, none of 35 stations stands out to two detectors at once. Farthest from what was expected is Charlottetown: 4.9 °C against −2.5 °C, inside the limit of 3.5. No alert is in force.',
    )
  })

  test('names what stands out, three at most', () => {
    const few = withAlerts(
      alert({ id: 1, station: 'kamloops', kind: 'frozen', value: 1.9 }),
      alert({ id: 2, station: 'iqaluit', kind: 'dropout', value: null }),
    )
    expect(says(few)).toContain(
      'two of 35 stations stand out: Kamloops repeats itself at 1.9 °C and Iqaluit is silent.',
    )
    const many = withAlerts(
      ...['iqaluit', 'kamloops', 'toronto', 'ottawa', 'regina'].map((station, id) =>
        alert({ id, station, kind: 'dropout', value: null }),
      ),
    )
    expect(says(many)).toMatch(/five of 35 stations stand out: .*silent and 2 more\./)
  })

  test('opens to the alerts in force', () => {
    const figure = answerOf(withAlerts(alert({ kind: 'cold' }))).at(-3)
    expect(typeof figure === 'object' && figure.note()).toMatchObject({
      result: '1 alert',
      inputs: [{ name: 'Calgary', id: 'Cold' }],
    })
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
    expect(says(flagged)).toContain(
      'Calgary: 14.3 °C against 1.0 °C, flagged by one detector alone.',
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
