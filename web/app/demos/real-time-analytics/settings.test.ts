import { describe, expect, test } from 'vitest'
import { initialView, readView, writeView } from '@/lib/url-state'
import { streamOf } from './ask'
import { breaking, isOwnReplay, settings, shared } from './settings'

const initial = initialView(settings)
const from = { seed: 22, start: '2026-11-08T08:00:00Z', at: '2026-11-09T08:10:00Z' }

describe('the stream of a view', () => {
  test('is everybody’s by default', () => {
    expect(isOwnReplay(initial)).toBe(false)
    expect(streamOf(initial)).toBe('/api/v1/real-time-analytics/stream')
  })

  test('is one’s own with a speed', () => {
    expect(streamOf({ ...initial, ...from, speed: 60 })).toBe(
      '/api/v1/real-time-analytics/stream?speed=60&seed=22&start=2026-11-08T08:00:00Z&at=2026-11-09T08:10:00Z',
    )
  })

  test('carries a fault with its place and time; only a spike has a size', () => {
    const broken = { ...initial, ...breaking(initial, 'spike', 'halifax', from) }
    expect(streamOf(broken)).toContain(
      '&fault=spike&station=halifax&hours=2&size_c=15&fault_at=2026-11-09T08:10:00Z',
    )
    expect(broken.speed).toBe(600)
    const frozen = { ...initial, ...breaking(initial, 'freeze', 'halifax', from) }
    expect(streamOf(frozen)).not.toContain('size_c')
  })
})

test('a shared address gives the same stream, and back leaves nothing behind', () => {
  const broken = { ...initial, ...breaking(initial, 'dropout', 'iqaluit', from), speed: 300 }
  expect(readView(settings, writeView(settings, broken))).toEqual(broken)
  expect(writeView(settings, { ...broken, ...shared, station: initial.station })).toBe('')
})

test('an address that asks for nonsense gives the default', () => {
  const view = readView(settings, 'speed=9999&at=yesterday&fault=flood&where=<b>&window=1')
  expect(view).toEqual(initial)
})
