import { expect, test, vi } from 'vitest'
import { initialView } from '@/lib/url-state'
import type { AnsweredPage } from './ask'
import { defaultReport } from './contract.gen'
import { networkView, settings, tableView, type View } from './settings'
import { isPlanned, withAsking, type Stopped } from './stopped'

const view = initialView(settings)
const table = {
  name: 'places.csv',
  csv: '',
  rows: 7,
  scope: { recomputed: ['the network'], kept: [] },
}

test('who asks for another network is told of, and every change is made', () => {
  const [onAsk, change, reset] = [vi.fn(), vi.fn(), vi.fn()]
  const state = (now: View, isTable: boolean) =>
    withAsking(
      {
        view: now,
        settled: now,
        refused: {},
        unusable: {},
        link: null,
        change,
        keep: vi.fn(),
        reset,
        isDefault: false,
        href: '',
      },
      isTable,
      onAsk,
    )
  // The stock is a question of its own, and the hours of a table follow from its ways.
  state(view, false).change({ lead_time: 16 })
  state(view, true).change({ speed_kmh: 35 })
  state({ ...view, lead_time: 16 }, false).reset()
  expect(onAsk).not.toHaveBeenCalled()
  expect(change).toHaveBeenCalledTimes(2)
  state(view, false).change({ speed_kmh: 35 })
  state(view, true).change({ sites: '3' }, 'push')
  state({ ...view, freight: 0.2 }, false).reset()
  expect(onAsk).toHaveBeenCalledTimes(3)
  expect(change).toHaveBeenLastCalledWith({ sites: '3' }, 'push')
  expect(reset).toHaveBeenCalledTimes(2)
})

test('what was stopped is planned once its own question has an answer, at any speed', () => {
  const asked = { ...view, sites: '3' as const, speed_kmh: 35 }
  const stopped: Stopped = { own: table, view: networkView(asked), known: '' }
  const answered = (of: View, own: AnsweredPage['own']): AnsweredPage => ({
    view: tableView(of),
    own,
    report: { network: defaultReport.network, mine: null },
  })
  expect(isPlanned(stopped, answered(asked, table))).toBe(true)
  expect(isPlanned(stopped, answered(view, table))).toBe(false)
  expect(isPlanned(stopped, answered(asked, { ...table }))).toBe(false)
  expect(isPlanned(stopped, answered(asked, null))).toBe(false)
})
