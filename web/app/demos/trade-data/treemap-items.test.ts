import { expect, test } from 'vitest'
import type { AnsweredTrade } from './ask'
import { goods, type links, ownReport, partners, withoutPartners } from './own-report.test-support'
import { hasBoth } from './summaries'
import { colourWords, footOf } from './treemap-figure'
import { nested, paired, toldOf, toneOf } from './treemap-items'
import { levelOf, levelRows, levelTitle } from './treemap-level'

test('what an answer leaves of a row’s pairs is a part of it, and leads no title', () => {
  const row = (name: string, kind: 'one' | 'rest') =>
    ({ ...partners.rows[0], key: name, name, kind, value: 100 }) as (typeof partners.rows)[number]
  const pair = (product: string, value: number) => ({
    partner: 'Iceland',
    product,
    value,
    before: value,
  })
  const opened = (...pairs: readonly (typeof links)[number][]) => {
    const report = {
      ...ownReport,
      partners: { ...partners, rows: [row('Iceland', 'one')] },
      goods: { ...goods, rows: [...goods.rows, row('Not named', 'rest')] },
      own: { ...ownReport.own, links: [...pairs] },
    }
    const level = levelOf(paired(report, 'partner'), 'Iceland')
    if (!level) throw new Error('the level is there')
    return { level, title: levelTitle(level, 'exports').replaceAll('\u00a0', ' ') }
  }
  const { level, title } = opened(pair('Pumps', 6), pair('Valves', 5))
  expect(title).toBe('Two parts make up 11 % of exports under “Iceland”: Pumps; Valves')
  expect(level.parts[0]).toMatchObject({ name: 'All others', value: 89, pale: true })
  // Binary fractions leave less than a cent of it, and that is nothing.
  const whole = opened(pair('Pumps', 64.1), pair('Valves', 35.9))
  expect(whole.level.parts).toHaveLength(2)
  // What has no name is nobody either.
  const unnamed = opened(pair('Not named', 60), pair('Pumps', 30), pair('Valves', 10))
  expect(unnamed.title).toBe('Two parts make up 40 % of exports under “Iceland”: Pumps; Valves')
})

test.each<[string, number | null, number, 'signal' | 'noise', number | null]>([
  ['more', 90, 50, 'signal', 150],
  ['less', 300, 100, 'noise', -50],
  ['the same', 120, 20, 'signal', 0],
  ['new', 20, 20, 'signal', null],
  ['compared with nothing', null, 20, 'noise', null],
])(
  'the rest of a row is coloured and told like its other parts: %s',
  (_, before, pumps, tone, growth) => {
    const { rows } = partners
    const iceland = {
      ...rows[0],
      key: 'IS',
      name: 'Iceland',
      value: 109,
      before,
    } as (typeof rows)[number]
    const report = {
      ...ownReport,
      partners: { ...partners, total: 200, rows: [iceland] },
      own: {
        ...ownReport.own,
        links: [
          {
            partner: 'Iceland',
            product: 'Pumps',
            value: 9,
            before: before === null ? null : pumps,
          },
        ],
      },
    }
    const items = paired(report, 'partner')
    const level = levelOf(items, 'IS')
    if (!level) throw new Error('the level is there')
    expect(level.parts[0]).toMatchObject({ name: 'All others', value: 100, tone, pale: true })
    const [rest] = levelRows(level, toldOf(report.partners, null, items), 200)
    expect(rest).toMatchObject({ name: 'All others', value: 100, share: 0.5 })
    expect(rest?.growth_pct).toBe(growth)
  },
)

test('a table without partners opens no product to a partner that is none', () => {
  expect([hasBoth(ownReport), hasBoth(withoutPartners)]).toEqual([true, false])
  const named = { ...goods, rows: goods.rows.map((row) => ({ ...row, name: 'Pumps' })) }
  const opens = (report: AnsweredTrade['report']) =>
    paired({ ...report, goods: named }, 'section').some(({ parts }) => parts)
  expect([opens(ownReport), opens(withoutPartners)]).toEqual([true, false])
  expect(footOf(ownReport, 'section')).toContain('the partners each has')
  expect(footOf(withoutPartners, 'section')).toBe('Products of your table.')
})

test('green says that something grew, and nothing where nothing is compared', () => {
  expect(toneOf({ value: 5, before: 4 })).toBe('signal')
  expect(toneOf({ value: 5, before: 0 })).toBe('signal')
  expect(toneOf({ value: 3, before: 4 })).toBe('noise')
  const bare = { ...goods, compare_from: null, compare_to: null }
  const rows = goods.rows.map((row) => ({ ...row, before: null, growth_pct: null }))
  expect(nested({ ...bare, rows }, null).every(({ tone }) => tone === 'noise')).toBe(true)
  expect(colourWords(goods)).toContain('Against 2024, green is higher and grey lower')
  expect(colourWords(bare)).not.toContain('green')
})

test('sections hold their chapters once those are there', () => {
  expect(nested(goods, null).every((item) => item.parts === undefined)).toBe(true)
  const row = { ...goods.rows[0], key: '27', parent: goods.rows[0]?.key ?? '' }
  const chapters = { ...goods, rows: [row as (typeof goods.rows)[number]] }
  const [first] = nested(goods, { chapters, products: { ...goods, rows: [] } })
  expect(first?.parts?.map(({ key }) => key)).toEqual(['27'])
})
