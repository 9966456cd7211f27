import { expect, test } from 'vitest'
import type { TreemapItem } from '@/components/charts/treemap-chart'
import { drawnName, levelOf, levelRows, levelTitle } from './treemap-level'

const oil = { key: '270900', name: 'Crude oil', value: 60 }
const gas = { key: '271121', name: 'Natural gas', value: 25 }
const rest = { key: 'rest27', name: 'The rest', value: 15, pale: true }
const fuels = { key: '27', name: 'Mineral fuels', value: 100, parts: [gas, rest, oil] }
const items: readonly TreemapItem[] = [
  { key: 'V', name: 'Minerals and fuels', value: 110, parts: [fuels] },
  { key: 'IX', name: 'Wood', value: 90 },
]

test('the title, the rows and the words of an opened level are of its parts', () => {
  const level = levelOf(items, '27')
  if (!level) throw new Error('the level is there')
  expect(levelTitle(level, 'exports').replaceAll('\u00a0', ' ')).toBe(
    'Two parts make up 85 % of exports under “Mineral fuels”: Crude oil; Natural gas',
  )
  expect(drawnName('exports', level)).toBe('exports under “Mineral fuels”')
  expect(drawnName('exports', null)).toBe('exports')
  const told = new Map([['270900', { share: 0.3, growth_pct: 4 }]])
  expect(levelRows(level, told, 200)).toEqual([
    { name: 'Crude oil', value: 60, share: 0.3, growth_pct: 4 },
    { name: 'Natural gas', value: 25, share: 0.125, growth_pct: null },
    { name: 'The rest', value: 15, share: 0.075, growth_pct: null },
  ])
  const section = levelOf(items, 'V')
  expect(section && levelTitle(section, 'imports')).toBe('Imports under “Minerals and fuels”')
})

test.each([
  // A product that is there has no parts: it is shown beside the others.
  ['270900', '27'],
  // One that is not there has its chapter.
  ['271999', '27'],
  ['999999', ''],
  ['IX', ''],
  ['XV', ''],
  ['', ''],
])('of %j the nearest level that is there is shown', (into, key) => {
  expect(levelOf(items, into)?.key ?? '').toBe(key)
})
