import { markerPath } from '@/lib/chart-series'
import { LineChart, type LineChartProps } from './line-chart'
import type { Reading } from './readout'

/** A value, and what was expected of it. */
export interface ExpectedPoint {
  x: number
  value: number | null
  expected: number | null
  /** The ends of what would have passed for usual. */
  low: number | null
  high: number | null
  /** Whether it was flagged, and whether that was right. */
  flag?: 'right' | 'wrong' | undefined
}

/** Values as a line, what was expected of them as a band, and discs at those flagged; an orange cross is a false one. */
export function ExpectedChart({
  points,
  unit,
  read,
  ...chart
}: Pick<LineChartProps, 'label' | 'height' | 'wideWidth' | 'x' | 'y'> & {
  points: readonly ExpectedPoint[]
  /** What one step of the cursor is called: "reading". */
  unit: string
  read: (index: number) => Reading
}) {
  const bands = points.flatMap(({ x, low, high }) =>
    low === null || high === null ? [] : [{ x, low, high }],
  )
  return (
    <LineChart
      {...chart}
      series={[
        {
          key: 'value',
          name: 'Value',
          tone: 'signal',
          plain: true,
          points: points.map(({ x, value: y }) => ({ x, y })),
          label: false,
        },
        {
          key: 'expected',
          name: 'Expected',
          tone: 'noise',
          points: points.map(({ x, expected: y, low, high }) => ({
            x,
            y,
            ...(low !== null && high !== null && { low, high }),
          })),
          label: false,
        },
      ]}
      cursor={{ unit, at: points.map(({ x }) => x), read }}
    >
      {({ x, y }) => (
        <>
          {/* A single known band has no area: it is drawn as a bracket. */}
          {bands.length === 1 &&
            bands.map((band) => (
              <path
                key={band.x}
                d={`M${String(x(band.x) - 4)} ${String(y(band.high))}h4V${String(y(band.low))}h-4`}
                className="chart-bracket"
              />
            ))}
          {points.map(({ x: at, value, flag }) =>
            flag && value !== null ? (
              <Flag key={at} x={x(at)} y={y(value)} isFalse={flag === 'wrong'} />
            ) : null,
          )}
        </>
      )}
    </LineChart>
  )
}

function Flag({ x, y, isFalse }: { x: number; y: number; isFalse: boolean }) {
  return isFalse ? (
    <path d={markerPath('cross', x, y, 4)} className="tone-2 chart-cross" />
  ) : (
    <path d={markerPath('disc', x, y, 4.5)} className="tone-signal chart-mark" />
  )
}
