import { expect, test } from 'vitest'
import { builderRests, builderTitle } from './builder-figure'
import { defaultReport } from './contract.gen'

test('the table one builds counts partners and goods, and not what is left', () => {
  const { series } = defaultReport
  const view = { rows: 'partner', step: 'year', measure: 'exports', within: '' } as const
  expect(series.rows.at(-1)?.kind).toBe('rest')
  expect(builderTitle(view, series)).toBe('Exports of 8 partners by year')
  expect(builderRests(series)).toContain('What is left')
  expect(builderRests({ rows: series.rows.slice(0, 8) })).toBe('')
})
