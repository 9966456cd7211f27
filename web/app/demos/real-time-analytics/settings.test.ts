import { describe, expect, test } from 'vitest'
import { linkText } from '@/components/demo/link-notice'
import { initialView, readView, writeView } from '@/lib/url-state'
import { streamOf } from './ask'
import { playing } from './replay'
import { breaking, questionOf, settings, withStation } from './settings'
import { idleIn } from './weather-link'

const initial = initialView(settings)
const from = { seed: 22, start: '2026-11-08T08:00:00Z', at: '2026-11-09T08:10:00Z' }

describe('the stream of a view', () => {
  test('is everybody’s by default', () => {
    expect(streamOf(initial)).toBe('/api/v1/real-time-analytics/stream')
  })

  test('is one’s own as a test signal', () => {
    expect(streamOf({ ...initial, ...from, mode: 'test', speed: 60 })).toBe(
      '/api/v1/real-time-analytics/stream?seed=22&start=2026-11-08T08:00:00Z&speed=60&at=2026-11-09T08:10:00Z',
    )
  })

  test('is a past event, which has no seed and no fault', () => {
    const event = { ...initial, mode: 'event', event: 'lytton-2021-06', fault: 'spike' } as const
    expect(streamOf(event)).toBe(
      '/api/v1/real-time-analytics/stream?event=lytton-2021-06&speed=600',
    )
  })

  test('carries a fault with its place and time; only a spike has a size', () => {
    const broken = { ...initial, ...breaking('spike', 'halifax', from) }
    expect(streamOf(broken)).toContain(
      '&fault=spike&station=halifax&hours=2&size_c=15&fault_at=2026-11-09T08:10:00Z',
    )
    expect(broken.speed).toBe(600)
    const frozen = { ...initial, ...breaking('freeze', 'halifax', from) }
    expect(streamOf(frozen)).not.toContain('size_c')
  })
})

test('the question and the station are those of what is played', () => {
  const event = { ...initial, mode: 'event' } as const
  expect(questionOf(initial, 'And now?')).toBe('And now?')
  expect(questionOf(event, '')).toBe('What was unusual in Manitoba’s weather, March 1964?')
  expect(questionOf({ ...initial, mode: 'test' }, '')).toBe('What is unusual in this test signal?')
  expect(withStation(initial)).toEqual(initial)
  expect(withStation(event).station).toBe('winnipeg-airport')
  expect(withStation({ ...event, station: 'gimli-airport' }).station).toBe('gimli-airport')
})

test('a shared address gives the same stream, and back leaves nothing behind', () => {
  const broken = { ...initial, ...breaking('dropout', 'iqaluit', from), speed: 300 }
  expect(readView(settings, writeView(settings, broken))).toEqual(broken)
  const back = { ...broken, ...playing(broken, { mode: 'live' }), station: initial.station }
  expect(writeView(settings, back)).toBe('speed=300')
  const gimli = { ...initial, mode: 'event', station: 'gimli-airport' } as const
  expect(writeView(settings, { ...gimli, ...playing(gimli, { mode: 'live' }) })).toBe('')
})

test('an address that asks for nonsense gives the default', () => {
  const view = readView(
    settings,
    'mode=dream&event=flood&speed=9999&at=yesterday&fault=flood&where=<b>&window=1',
  )
  expect(view).toEqual(initial)
})

test('a link from before there was a choice of what is played says what is played instead', () => {
  const said = (query: string) => {
    const view = readView(settings, query)
    return linkText({ query, settings, view }, idleIn(view))
  }
  expect(said('speed=60&fault=spike&mode=dream')).toBe(
    'Not taken from this link: What is played “dream” (instead: Live); speed “60” (instead: everybody’s live stream); fault “spike” (instead: everybody’s live stream).',
  )
  expect(said('mode=test&speed=60&fault=spike')).toBeNull()
})
