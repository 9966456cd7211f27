import { LineChart } from '@/components/charts/line-chart'
import type { LinePoint } from '@/components/charts/line-series'
import { markerPath } from '@/lib/chart-series'
import { formatMoment, formatNumber, formatSigned } from '@/lib/format'
import { degrees } from './answer'
import type { Detector } from './report'
import type { Reading } from './stream-state'
import { allowance } from './unusual'
import { words } from './words'

interface Judged {
  x: number
  reading: Reading
  value: number | null
  expected: number | null
  band: readonly [number, number] | null
  isFlagged: boolean
  score: number | null
}

/** The readings by their place before the newest one, with what the detector expected. */
export function judgedBy(readings: readonly Reading[], detector: Detector): Judged[] {
  return readings.map((reading, index) => {
    const score = reading.scores.find((one) => one.detector === detector)
    const { value } = reading
    return {
      x: index - readings.length + 1,
      reading,
      value,
      expected: score?.expected ?? null,
      band: score && value !== null ? allowance(value, score) : null,
      isFlagged: score?.flag ?? false,
      score: score?.score ?? null,
    }
  })
}

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
  const judged = judgedBy(readings, detector)
  const first = -Math.max(24, readings.length - 1)
  const expected: LinePoint[] = judged.map(({ x, expected: y, band }) => ({
    x,
    y,
    ...(band && { low: band[0], high: band[1] }),
  }))
  const flags = judged.filter(({ isFlagged }) => isFlagged)
  return (
    <LineChart
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
      series={[
        {
          key: 'reading',
          name: 'Reading',
          tone: 'signal',
          plain: true,
          points: judged.map(({ x, value: y }) => ({ x, y })),
          label: false,
        },
        { key: 'expected', name: 'Expected', tone: 'noise', points: expected, label: false },
      ]}
      cursor={{
        unit: 'reading',
        at: judged.map(({ x }) => x),
        read: (index) => readOne(judged[index], detector),
      }}
    >
      {({ x, y }) => (
        <>
          {judged.map((one) =>
            // A single known allowance has no area: it is drawn as a bracket.
            one.band && judged.filter(({ band }) => band).length === 1 ? (
              <path
                key={one.x}
                d={`M${String(x(one.x) - 4)} ${String(y(one.band[1]))}h4V${String(y(one.band[0]))}h-4`}
                className="chart-bracket"
              />
            ) : null,
          )}
          {flags.map(({ x: at, value, reading }) =>
            value === null ? null : (
              <FlagMark
                key={at}
                x={x(at)}
                y={y(value)}
                isFalse={isSynthetic && reading.injected === null}
              />
            ),
          )}
        </>
      )}
    </LineChart>
  )
}

/** A flag: a disc, or an orange cross where nothing was wrong. */
export function FlagMark({ x, y, isFalse }: { x: number; y: number; isFalse: boolean }) {
  return isFalse ? (
    <path d={markerPath('cross', x, y, 4)} className="tone-2 chart-cross" />
  ) : (
    <path d={markerPath('disc', x, y, 4.5)} className="tone-signal chart-mark" />
  )
}

const axisWord = (at: number) => (at === 0 ? 'now' : formatNumber(at))

function readOne(one: Judged | undefined, detector: Detector) {
  if (!one) return { title: '' }
  const { reading, value, expected, score, isFlagged } = one
  return {
    title: reading.observedAt ? formatMoment(reading.observedAt) : `${axisWord(one.x)} readings`,
    value: value === null ? 'no value' : degrees(value),
    lines: [
      ...(expected === null ? [] : [`expected ${degrees(expected)}`]),
      ...(score === null
        ? []
        : [
            `${words.detector[detector].name} ${formatSigned(score, 1)}${isFlagged ? ', flagged' : ''}`,
          ]),
      ...(reading.injected ? ['broken on purpose'] : []),
    ],
  }
}
