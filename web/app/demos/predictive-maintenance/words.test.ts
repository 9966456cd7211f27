import { expect, test } from 'vitest'
import { plainText } from '@/components/demo/said'
import { initialView } from '@/lib/url-state'
import { answerOf } from './answer'
import type { AnsweredFleet, Report } from './ask'
import { defaultReport } from './contract.gen'
import { fleetTitle } from './fleet-figure'
import { machineOptions } from './sensors'
import { fleetView, settings } from './settings'
import { costTitle, coverageTitle, keptDomain, keptRows } from './trust-figures'
import { byLife, leastOf, planOf, toStop } from './words'

const { report } = defaultReport
const cost = {
  ...report.cost,
  held_out_cost: 300,
  run_to_failure_cost: 1000,
  held_out_age_cost: 400,
}
const line = { ...report, cost: { ...cost, best: { ...cost.best, act_by: 20 } } }
const [first] = byLife(report)
if (!first) throw new Error('a pump has an estimate')

test.each([
  [{ rul: 20 }, 'stop now'],
  [{ rul: 31, low: 15 }, 'in about 11 cycles, watch'],
  [{ rul: 80.4, low: 50 }, 'in about 61 cycles'],
  // Of lives that are not told apart more may be left.
  [{ rul: 118.4, low: 94, high: report.cap }, 'in about 99 cycles or more'],
  [{ rul: 5, older_than_failed: true }, 'older than any that failed: not learnt'],
])('a plan says when: %j', (unit, plan) => {
  expect(planOf({ ...first, ...unit }, line)).toBe(plan)
})

test('without a line that saves every machine runs', () => {
  const dear = { ...line, cost: { ...cost, held_out_cost: 1000, held_out_age_cost: 1000 } }
  expect(planOf({ ...first, rul: 0 }, dear)).toBe('run')
})

test.each([
  [{ cycle: 144, rul: 90, low: 60 }, 'stop now'],
  [{ cycle: 100, rul: 90, low: 60 }, 'in 44 cycles, at age 144'],
  // Estimates stop nobody, yet it may fail before it is so old.
  [{ cycle: 100, rul: 10, low: 2 }, 'in 44 cycles, at age 144, watch'],
])('where an age costs least the plan goes by age: %j', (unit, plan) => {
  const one = { ...first, ...unit }
  const byAge = { ...line.cost, held_out_age_cost: 200, best_age: 144 }
  const told = { ...report, cost: byAge, units: [one] }
  expect(planOf(one, told)).toBe(plan)
  const view = fleetView(initialView(settings))
  expect(fleetTitle({ view, own: null, report: told })).toBe(
    plan === 'stop now'
      ? '1 pump has reached age 144, at which stopping costs least'
      : 'No pump has reached age 144, at which stopping costs least',
  )
})

test('what the plan costs is the cost of the rule it goes by', () => {
  expect(leastOf(line)).toBe(300)
  expect(leastOf({ cost: { ...line.cost, held_out_age_cost: 200 } })).toBe(200)
  const dear = { ...line.cost, held_out_cost: 1100, held_out_age_cost: 1200 }
  expect(leastOf({ cost: dear })).toBe(1000)
  // The line that is best of all histories stops nobody.
  expect(leastOf({ cost: { ...line.cost, best: { ...cost.best, act_by: 0 } } })).toBe(1000)
})

test('by age a machine is stopped whatever is known of its sensors', () => {
  const byAge = { ...line.cost, held_out_age_cost: 200, best_age: 144 }
  const old = { ...first, cycle: 900, older_than_failed: true }
  const mute = { ...first, unit: 900, cycle: 150, readings: 9, rul: null, low: null, high: null }
  const told = { ...report, cost: byAge, units: [old, mute] }
  const view = fleetView(initialView(settings))
  const answered: AnsweredFleet = { view, own: null, report: told }
  expect(planOf(old, told)).toBe('stop now')
  expect(fleetTitle(answered)).toMatch(/^2 pumps have reached age 144,/)
  expect(plainText(answerOf(answered, ''))).toContain('By age stop 2 of 2 now.')
  expect(plainText(answerOf(answered, '900'))).toMatch(/15 are needed. By its age stop it now.$/)
})

test('what is said of a machine without an estimate is the plan of its row', () => {
  const mute = { ...first, unit: 900, cycle: 100, rul: null, low: null, high: null }
  const view = fleetView(initialView(settings))
  const said = (change: Partial<Report['cost']>, unit: string) => {
    const told = { ...report, cost: { ...line.cost, ...change }, units: [mute] }
    return plainText(answerOf({ view, own: null, report: told }, unit))
  }
  const byAge = { held_out_age_cost: 200, best_age: 144 }
  expect(said(byAge, '900')).toMatch(/ By its age stop it in 44 cycles, at age 144\.$/)
  expect(said(byAge, '')).toMatch(
    / By age stop none now; pump 900 is first, in 44 cycles, at age 144\.$/,
  )
  const dear = { held_out_cost: 1000, held_out_age_cost: 1000 }
  expect(said(dear, '900')).toMatch(/ No stop is worth its cost: let it run\.$/)
  expect(said(dear, '')).toMatch(/ No stop is worth its cost: let every pump run\.$/)
  expect(said({}, '900')).toMatch(/ Watch, do not plan\.$/)
})

test('where every machine is older than any that failed none is said to be next', () => {
  const units = [{ ...first, rul: 3, older_than_failed: true }]
  const view = fleetView(initialView(settings))
  const said = plainText(answerOf({ view, own: null, report: { ...line, units } }, ''))
  expect(said).toMatch(/^Every machine with an estimate is older .* Watch, do not plan\.$/)
})

test('of few machines nothing is said to be promised', () => {
  const few = { ...report, few_histories: true }
  expect(coverageTitle(few)).toMatch(/^90\s?% asked for and not promised, [\d.]+\s?% kept$/)
  expect(coverageTitle(report)).toMatch(/^90\s?% promised, /)
  const names = (of: Report) => keptRows(of).map(({ name }) => name)
  expect(names(few)[0]).toMatch(/^50\s?% asked for$/)
  expect(names(few).join()).not.toContain('promised')
  expect(names(report)[0]).toMatch(/^50\s?% promised$/)
})

test('the figure of what was kept begins below the least', () => {
  expect(keptDomain(keptRows(report))).toEqual([40, 100])
  expect(keptDomain([{ kept_pct: 52 }, { kept_pct: 31.4 }])).toEqual([30, 100])
})

test('the note on the share that held leads to that share', () => {
  const view = fleetView(initialView(settings))
  const noteOf = (of: Report) => {
    const said = answerOf({ view, own: null, report: of }, '')
    const notes = said.flatMap((part) => (typeof part === 'string' ? [] : [part.note()]))
    return notes.find(({ title }) => title === 'How often the intervals hold')?.result
  }
  const { outcome } = report
  expect(noteOf(report)).toBe(`${String(outcome?.held)} of ${String(outcome?.units)}`)
  expect(noteOf({ ...report, outcome: null })).toMatch(/^\d\d\.\d\s%$/)
})

test('what costs least is said, also where that is an age', () => {
  expect(costTitle(line)).toMatch(/^Stopping at 20 cycles costs least, 70\s% under/)
  const byAge = { ...line, cost: { ...line.cost, held_out_age_cost: 200, best_age: 144 } }
  expect(costTitle(byAge)).toMatch(/^Stopping all at age 144 costs least, 80\s% under/)
  const neither = { ...cost, held_out_cost: 1000, held_out_age_cost: 1000 }
  expect(costTitle({ ...line, cost: neither })).toBe('No line to stop at saves: run to failure')
})

test('a machine without a sensor of the others is told why it has no number', () => {
  const unit = { ...first, rul: null, low: null, high: null, silent: 'oil_particles' }
  const told = { ...report, units: [unit] }
  const view = fleetView(initialView(settings))
  const answered: AnsweredFleet = { view, own: null, report: told }
  expect(plainText(answerOf(answered, String(unit.unit)))).toBe(
    `No number for pump ${String(unit.unit)}: it has no reading of oil particles, which the estimate goes by. Watch, do not plan.`,
  )
  expect(machineOptions(answered).at(-1)?.label).toBe(
    `Pump ${String(unit.unit)}, no reading of oil particles`,
  )
})

test('a machine older than any that failed is told of, last, and not stopped by a number', () => {
  const units = report.units.map((unit) =>
    unit.unit === first.unit ? { ...unit, rul: 0, older_than_failed: true } : unit,
  )
  const answered: AnsweredFleet = {
    view: fleetView(initialView(settings)),
    own: null,
    report: { ...report, units },
  }
  expect(byLife(answered.report).at(-1)?.unit).toBe(first.unit)
  expect(toStop(answered.report).map(({ unit }) => unit)).not.toContain(first.unit)
  const said = plainText(answerOf(answered, ''))
  expect(said).not.toContain(`Pump ${String(first.unit)} next`)
  expect(said).toContain('1 of those that run is older than any that failed: not learnt.')
})
