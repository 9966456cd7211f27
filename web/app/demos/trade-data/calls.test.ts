import { expect, test } from 'vitest'
import { initialView } from '@/lib/url-state'
import { type AnsweredTrade, shockQuestion, tableRequest } from './ask'
import { exchangesOf } from './calls'
import { defaultReport } from './contract.gen'
import { answered } from './own-report.test-support'
import { chosenMonths, settings, tableView, tradeView } from './settings'

test('a table’s months are its newest until some are chosen, and 2025 is a choice there', () => {
  const view = initialView(settings)
  const year = { from: '2025-01', to: '2025-12' }
  expect(tradeView(view)).toMatchObject(year)
  const own = { name: 'mine.csv', rows: 2, csv: 'x', scope: { recomputed: [], kept: [] } }
  const sent = (change: Partial<typeof view>) =>
    tableRequest(tradeView({ ...view, ...change }, true), own).body
  expect(sent({})).toEqual({ csv: 'x', flow: 'exports' })
  expect(sent(chosenMonths(year, true))).toEqual({ csv: 'x', flow: 'exports', ...year })
  // Of Canada's trade these are the months of the plain page.
  expect(chosenMonths(year, false)).toEqual({ from: '', to: '' })
  expect(chosenMonths({ from: '2026-01', to: '2026-04' }, false)).toEqual({
    from: '2026-01',
    to: '2026-04',
  })
})

test('the calls are those of every view, each once, and the tariff last with its answer', () => {
  const table = tableView(initialView(settings))
  const calls = (by: 'partner' | 'chapter', own: AnsweredTrade['own'] = null) =>
    exchangesOf({ view: answered.view, own }, by, table, shockQuestion.initial)
  const paths = (...of: Parameters<typeof calls>) =>
    calls(...of).map(({ request }) => request.path.replace('/api/v1/trade-data/', ''))
  const ofAll = [
    'reconcile',
    'series?by=section&step=year&flow=balance&top=300',
    'intra-industry?from=2025-01&to=2025-12',
    'advantage',
    'shock',
  ]
  const ofPartners = paths('partner')
  expect(ofPartners.slice(3)).toEqual([
    'series?flow=exports&by=partner',
    'series?flow=exports&by=chapter&top=1',
    'series?flow=exports&by=product&top=1',
    ...ofAll,
  ])
  const ofChapters = paths('chapter')
  expect(new Set(ofChapters).size).toBe(ofChapters.length)
  expect(ofChapters).toContain('summary?flow=exports&from=2025-01&to=2025-12&by=product')
  expect(ofChapters).toContain('series?flow=exports&by=chapter')
  const own = { name: 'mine.csv', rows: 2, csv: '', scope: { recomputed: [], kept: [] } }
  expect(paths('partner', own)).toEqual(['table', ...ofAll])
  expect(calls('partner').at(-1)?.answer).toBe(defaultReport.shock)
})
