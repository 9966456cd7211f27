import { describe, expect, test } from 'vitest'
import { defaults } from './report'
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
    expect(mapTitle(marksOf(quiet, 'ewma'))).toBe('All 35 stations read as expected')
  })

  test('names the odd ones, not the weather', () => {
    const marks = marksOf(
      withAlerts(alert({ id: 2, kind: 'cold', station: 'inuvik' }), alert()),
      'ewma',
    )
    expect(mapTitle(marks)).toBe('Ordinary is grey. Calgary is not')
  })
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
