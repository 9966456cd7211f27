import { ExpectedChart } from '@/components/charts/expected-chart'
import { formatMoment, formatNumber, formatSigned } from '@/lib/format'
import { degrees } from './answer'
import type { Detector } from './report'
import { judgedValue } from './series-math'
import type { Reading } from './stream-state'
import { words } from './words'

const axisWord = (at: number) => (at === 0 ? 'now' : formatNumber(at))

/** A station's last readings, what one detector let pass, and what it flagged. */
export function DetectorChart({
  label,
  readings,
  detector,
  height,
  isSynthetic,
}: {
  label: string
  readings: readonly Reading[]
  detector: Detector
  height: number
  /** In a replay a flag on a reading that nobody broke is a false alarm. */
  isSynthetic: boolean
}) {
  // By their place before the newest one.
  const judged = readings.map((reading, index) => {
    const score = reading.scores.find((one) => one.detector === detector)
    const isUsual = isSynthetic && reading.injected === null
    const x = index - readings.length + 1
    return { ...judgedValue(x, reading.value, score, isUsual), reading }
  })
  const first = -Math.max(24, readings.length - 1)
  return (
    <ExpectedChart
      label={label}
      height={{ wide: height, narrow: height }}
      wideWidth={304}
      x={{
        kind: 'linear',
        domain: [first, 0],
        ticks: [first, Math.round(first / 2), 0].map((at) => ({ at, label: axisWord(at) })),
        format: axisWord,
      }}
      y={{ format: (value) => formatNumber(value), ticks: 3 }}
      points={judged}
      unit="reading"
      read={(index) => {
        const one = judged[index]
        if (!one) return { title: '' }
        const { x, reading, value, expected, score, flag } = one
        const { name } = words.detector[detector]
        return {
          title: reading.observedAt ? formatMoment(reading.observedAt) : `${axisWord(x)} readings`,
          value: value === null ? 'no value' : degrees(value),
          lines: [
            expected !== null && `expected ${degrees(expected)}`,
            score !== null && `${name} ${formatSigned(score, 1)}${flag ? ', flagged' : ''}`,
            reading.injected !== null && 'broken on purpose',
          ].filter((line) => line !== false),
        }
      }}
    />
  )
}
