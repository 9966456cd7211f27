import { expect, test } from 'vitest'
import { defaultReport } from './contract.gen'
import { sensitivityTitle, triedValues } from './sensitivity-figure'
import { movedRows, movedWords, shareChange } from './shock-rows'

test('the rows a tariff moves are those whose share moves most', () => {
  const { shock } = defaultReport
  const moved = movedRows(shock)
  expect(moved.slice(0, 3).map(({ key }) => key)).toEqual(['US', 'GB', 'CN'])
  expect(moved).toHaveLength(8)
  expect(moved[0] && shareChange(moved[0])).toBeCloseTo(-7.147, 3)
  expect(movedWords(shock)).toBe(
    'Drawn: of the 10 rows of the table, the 8 whose shares change most',
  )
  const still = shock.rows.map((row) => ({ ...row, share_after: row.share_before }))
  expect(movedRows({ ...shock, rows: still })).toEqual([])
  expect(movedWords({ ...shock, rows: still })).toBe(
    'No row’s share of exports changes by 0.1 points',
  )
  // Less than is written is a change all the same.
  const hardly = still.map((row) => ({ ...row, share_after: row.share_before + 0.0004 }))
  expect(movedWords({ ...shock, rows: hardly })).toContain('changes by 0.1 points')
  expect(movedWords({ ...shock, rows: [...shock.rows.slice(0, 1), ...still.slice(1)] })).toContain(
    'the one whose share changes most',
  )
})

test('the assumption the result depends on most is the title', () => {
  expect(triedValues(defaultReport.shock)).toContain('lasticity 0.75 to 2.25')
  expect(sensitivityTitle(defaultReport.shock).replaceAll('\u00a0', ' ')).toBe(
    'Most depends on the elasticity: −\u2060$87.0 billion at 0.75, −\u2060$222.9 billion at 2.25',
  )
  const [most] = defaultReport.shock.sensitivity
  const idle = most ? [{ ...most, change_at_low: 0, change_at_high: 0 }] : []
  expect(sensitivityTitle({ ...defaultReport.shock, sensitivity: idle })).toBe(
    'No assumption moves the result',
  )
})
