import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import type { Report } from './ask'
import { defaultReport } from './contract.gen'
import { FleetFigure } from './fleet-figure'
import { fleetView, settings } from './settings'
import { byLife } from './words'

const { report } = defaultReport
const [first] = byLife(report)
if (!first) throw new Error('a pump has an estimate')
const known = { ...first, cycle: 150, rul: 90, low: 60, high: 110 }
const mute = { ...known, unit: 900, readings: 9, rul: null, low: null, high: null }

/** The figure's title, and what its table says to do with each machine. */
async function told(change: Partial<Report>) {
  const view = fleetView(initialView(settings))
  const answered = { view, own: null, report: { ...report, ...change } }
  render(<FleetFigure answered={answered} stale={false} pending={false} />)
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Table' }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  return {
    title: screen.getByRole('heading').textContent,
    plans: rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? ''),
  }
}

test('every machine has a row, and the title counts those whose row says to stop', async () => {
  const { title, plans } = await told({})
  expect(plans).toHaveLength(report.units.length)
  const stops = plans.filter((plan) => plan === 'stop now').length
  expect(stops).toBeGreaterThan(0)
  expect(title).toMatch(new RegExp(`^${String(stops)} pumps? (is|are) inside the line`))
  expect(plans.at(-1)).toBe('no estimate: too few readings')
  expect(screen.getByText(/Only in the table: 1 pump without an estimate\.$/)).toBeVisible()
})

test('by age machines without an estimate are counted, and have rows that say so', async () => {
  const costs = { held_out_cost: 300, run_to_failure_cost: 1000, held_out_age_cost: 200 }
  const { title, plans } = await told({
    cost: { ...report.cost, ...costs, best_age: 144 },
    units: [mute, known, { ...mute, unit: 901, cycle: 100 }],
  })
  expect(title).toBe('2 pumps have reached age 144, at which stopping costs least')
  expect(plans).toEqual(['stop now', 'stop now', 'in 44 cycles, at age 144'])
})

test('where no stop saves, every machine’s row says to let it run', async () => {
  const costs = { held_out_cost: 1000, run_to_failure_cost: 1000, held_out_age_cost: 1000 }
  const { title, plans } = await told({
    cost: { ...report.cost, ...costs },
    units: [known, { ...known, unit: 902, older_than_failed: true }, mute],
  })
  expect(title).toBe('No stop is worth its cost: let every pump run')
  expect(plans).toEqual(['run', 'run', 'run'])
})
