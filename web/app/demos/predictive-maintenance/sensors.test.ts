import { expect, test } from 'vitest'
import { defaultReport } from './contract.gen'
import { alignedTo, drawnUnit, valueAt } from './sensors'
import { byLife, unknown } from './words'

const { report } = defaultReport

test('a value between two readings lies between them, and beyond them there is none', () => {
  const points = [
    [0, 10],
    [4, 6],
    [8, 6],
  ]
  expect([0, 1, 4, 6, 8].map((before) => valueAt(points, before))).toEqual([10, 9, 6, 6, 6])
  expect(valueAt(points, 9)).toBeNull()
  expect(valueAt(points, -1)).toBeNull()
})

test('the machine drawn is the one named, or the first to fail', () => {
  const [first, second] = byLife(report)
  expect(drawnUnit(report, '')).toBe(String(first?.unit))
  expect(drawnUnit(report, String(second?.unit))).toBe(String(second?.unit))
  expect(drawnUnit(report, 'nobody')).toBe(String(first?.unit))
  const [newest] = unknown(report)
  expect(drawnUnit(report, String(newest?.unit))).toBe(String(newest?.unit))
  const units = report.units.map((unit) => ({
    ...unit,
    older_than_failed: unit.unit === first?.unit,
  }))
  expect(drawnUnit({ ...report, units }, '')).toBe(String(second?.unit))
})

test('a machine’s readings end where its estimate says it stands', () => {
  const [first] = byLife(report)
  const [drawing] = report.drawings
  if (!first || !drawing) throw new Error('the report draws a sensor')
  const { cyclesLeft, own, band } = alignedTo(drawing, report, String(first.unit))
  expect(cyclesLeft).toEqual([...cyclesLeft].sort((a, b) => b - a))
  expect(band).toHaveLength(cyclesLeft.length)
  for (const [at, left] of cyclesLeft.entries()) if (left < first.rul) expect(own[at]).toBeNull()
  expect(own.some((value) => value !== null)).toBe(true)
})
