/** The page's names for what the API names in one word. */
import type { AlertKind, Detector, FaultKind } from './report'
import type { LogMark } from './log-entry'

const detector: Record<Detector, { name: string; memory: string; compared: string }> = {
  robust: {
    name: 'Robust',
    memory: 'median and MAD of the 24 readings before',
    compared: 'the median of the 24 readings before',
  },
  ewma: {
    name: 'EWMA',
    memory: 'weighted mean, weight 2/25: remembers a day',
    compared: 'the weighted mean of the readings before',
  },
  seasonal: {
    name: 'Seasonal',
    memory: 'same hour of the 14 days before',
    compared: 'the median of this hour on the 14 days before',
  },
}

/** `state` goes with a station: "Iqaluit is silent". */
const alert: Record<AlertKind, { name: string; state: string }> = {
  unusual: { name: 'Unusual temperature', state: 'reads unusually' },
  frozen: { name: 'Frozen sensor', state: 'repeats itself' },
  dropout: { name: 'Drop-out', state: 'is silent' },
  implausible: { name: 'Impossible value', state: 'reports the impossible' },
  heat: { name: 'Heat', state: 'has a humidex of 40 or more' },
  cold: { name: 'Cold', state: 'has a wind chill of −28 or less' },
}

const fault: Record<FaultKind, { name: string; what: string }> = {
  spike: { name: 'Spike', what: 'reads too high by a fixed amount' },
  freeze: { name: 'Freeze', what: 'repeats its last good reading' },
  dropout: { name: 'Drop-out', what: 'sends nothing' },
}

const mark: Record<LogMark, string> = {
  reading: 'reading',
  flagged: 'flagged',
  alert: 'alert',
  cleared: 'alert over',
  late: 'late',
  out_of_order: 'out of order',
  duplicate: 'duplicate',
  revised: 'revised',
  implausible: 'impossible',
}

export const words = { detector, alert, fault, mark }

export const talk = {
  title: 'Is there a sensor you do not quite trust?',
  text: 'Bring a week of it. We will tell you which alarms were worth waking up for.',
}
