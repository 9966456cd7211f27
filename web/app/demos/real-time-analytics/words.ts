/** The page's names for what the API names in one word. */
import type { AlertKind, Channel, Detector, FaultKind } from './report'

/** `memory` and `compared` tell what a detector with a window of `n` readings or days looks at. */
const detector: Record<
  Detector,
  { name: string; memory: (n: number) => string; compared: (n: number) => string }
> = {
  robust: {
    name: 'Robust',
    memory: (n) => `median and MAD of the ${String(n)} readings before`,
    compared: (n) => `the median of the ${String(n)} readings before`,
  },
  ewma: {
    name: 'EWMA',
    memory: (n) => `weighted mean, weight 2/${String(n + 1)}`,
    compared: () => 'the weighted mean of the readings before',
  },
  seasonal: {
    name: 'Seasonal',
    memory: (n) => `same time of the ${String(n)} days before`,
    compared: (n) => `the median of this time on the ${String(n)} days before`,
  },
}

/** `state` goes with a station: "Iqaluit is silent"; `note` stands beside it. */
const alert: Record<AlertKind, { name: string; state: string; note: string }> = {
  unusual: { name: 'Unusual temperature', state: 'is unusual', note: 'unusual' },
  frozen: { name: 'Frozen sensor', state: 'repeats itself', note: 'repeats itself' },
  dropout: { name: 'Drop-out', state: 'is silent', note: 'silent' },
  implausible: {
    name: 'Impossible value',
    state: 'reports an impossible value',
    note: 'impossible value',
  },
  heat: { name: 'Heat', state: 'has great heat', note: 'great heat' },
  cold: { name: 'Cold', state: 'has a wind chill of −28 or less', note: 'wind chill −28 or less' },
  blizzard: { name: 'Blizzard', state: 'has a blizzard', note: 'blizzard' },
}

const fault: Record<FaultKind, { name: string }> = {
  spike: { name: 'Spike' },
  freeze: { name: 'Freeze' },
  dropout: { name: 'Drop-out' },
}

/** How many readings, or days, a detector looks back on a channel. */
export const windowOf = (channel: Channel | null, detector: Detector) =>
  channel?.event?.detectors.find((one) => one.detector === detector)?.window ??
  (detector === 'seasonal' ? 14 : 24)

export const words = { detector, alert, fault }
