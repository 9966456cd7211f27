import type { Case } from '@/components/demo/cases'
import { initialView, writeView } from '@/lib/url-state'
import type { FaultKind } from './report'
import { breaking, settings, type View } from './settings'

const view = initialView(settings)

/** A fault that starts a day into the example week, when the detectors have seen enough. */
function broken(kind: FaultKind, station: string): Partial<View> {
  const at = new Date(Date.parse(view.start) + 86_400_000).toISOString().replace('.000', '')
  return breaking(kind, station, { seed: view.seed, start: view.start, at })
}

const caseOf = (label: string, patch: Partial<View>): Case => ({
  label,
  query: writeView(settings, { ...view, ...patch }),
})

/** Two past events, a station of each fault, and the plain map. */
export const cases: readonly Case[] = [
  caseOf('Manitoba’s blizzard, 1964', { mode: 'event' }),
  caseOf('Lytton by the minute, 2021', { mode: 'event', event: 'lytton-2021-06', speed: 60 }),
  caseOf('Break Regina', broken('spike', 'regina')),
  caseOf('Freeze Halifax’s sensor', broken('freeze', 'halifax')),
  caseOf('Silence Churchill', broken('dropout', 'churchill')),
  caseOf('Temperatures, not scores', { map: 'temperature' }),
]
