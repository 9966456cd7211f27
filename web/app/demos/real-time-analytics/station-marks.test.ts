import { describe, expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { answerOf } from './answer'
import { defaults, ranked } from './report'
import { settings } from './settings'
import { conditionOf, isNotable, isOdd, mapTitle, marksOf, placesOf } from './station-marks'
import { stateOf } from './stream-state'
import { alert } from './stream.test-support'

const quiet = stateOf({ ...defaults.snapshot, in_force: [] })
const withAlerts = (...alerts: ReturnType<typeof alert>[]) =>
  stateOf({ ...defaults.snapshot, in_force: alerts })

test('every station has a mark, heard of or not', () => {
  const marks = marksOf({ ...quiet, stations: new Map() }, 'robust')
  expect(marks).toHaveLength(35)
  expect(
    marks.every(({ temperature, score, ageSeconds }) =>
      [temperature, score, ageSeconds].every((value) => value === null),
    ),
  ).toBe(true)
})

test('of several alerts the one about the sensor is drawn', () => {
  const state = withAlerts(alert({ id: 2, kind: 'cold' }), alert({ id: 1, kind: 'dropout' }))
  expect(conditionOf(state, alert().station)).toBe('dropout')
})

test('cold is worth a look but not odd', () => {
  const [mark] = marksOf(withAlerts(alert({ kind: 'cold' })), 'ewma').filter(isNotable)
  expect(mark && isOdd(mark)).toBe(false)
})

describe('the title', () => {
  test('says when all is as expected', () => {
    expect(mapTitle(marksOf(quiet, 'ewma'))).toBe('None of 35 stations stands out')
  })

  test('names the odd ones, not the weather', () => {
    const marks = marksOf(
      withAlerts(alert({ id: 2, kind: 'cold', station: 'inuvik' }), alert()),
      'ewma',
    )
    expect(mapTitle(marks)).toBe('Calgary stands out; the other stations do not')
  })
})

test('the title and the answer count the same stations, whatever one detector flags', () => {
  const flagged = (state: typeof quiet) =>
    new Map(
      [...state.stations].map(([id, known]) => [
        id,
        {
          ...known,
          latest: {
            ...known.latest,
            scores: known.latest.scores.map((score) => ({
              ...score,
              flag: score.detector === 'ewma',
            })),
          },
        },
      ]),
    )
  const calm = { ...quiet, stations: flagged(quiet) }
  expect(plainText(answerOf(calm))).toMatch(/none of 35 stations stands out/)
  expect(mapTitle(marksOf(calm, 'ewma'))).toBe('None of 35 stations stands out')
  const alerts = ['halifax', 'regina'].map((station, id) => alert({ id, station }))
  const blizzard = alert({ id: 2, station: 'iqaluit', kind: 'blizzard' })
  const loud = withAlerts(...alerts, blizzard, alert({ id: 3, station: 'inuvik', kind: 'cold' }))
  expect(plainText(answerOf(loud))).toMatch(/three of 35 stations stand out/)
  expect(mapTitle(marksOf(loud, 'ewma'))).toBe('3 of 35 stations stand out')
})

test('the map scores by the detector that did best on known faults', () => {
  const [best] = ranked(defaults.evaluation)
  expect(settings.detector.initial).toBe(best?.detector)
  expect(best?.false_alarms).toBe(0)
})

describe('the names on the map', () => {
  test('do not touch, and the chosen station always has its own', () => {
    const places = placesOf(marksOf(quiet, 'robust'), 'sherbrooke')
    const named = places.filter(({ label }) => label)
    expect(named.map(({ name }) => name)).toContain('Sherbrooke')
    expect(named.map(({ name }) => name)).not.toContain('Montreal')
    expect(places.filter(({ always }) => always).map(({ name }) => name)).toEqual(['Sherbrooke'])
  })
})
