import { Plot, type PlotCursor, type PlotSize } from '@/components/charts/plot'
import { linearScale } from '@/lib/chart-scale'
import { fitText, textWidth } from '@/lib/chart-text'
import { formatSigned } from '@/lib/format'
import type { SharedEntity } from './ask'
import { formatScore, toneWords } from './words'

const ROW = 34
const HEAD = 26
/** More rows than this say no more; the table has them all. */
const SHOWN = 14

/** A row a name: grey square the first article's tone, green disc the second's, a line the way between. */
export function ToneDots({ shared }: { shared: readonly SharedEntity[] }) {
  const rows = shared.slice(0, SHOWN)
  const height = HEAD + rows.length * ROW + 22
  const scales = (size: PlotSize) => {
    const longest = Math.max(...rows.map(({ text }) => textWidth(text, 13)))
    const names = Math.min(size.width * 0.38, longest + 16)
    return { names, x: linearScale([-1, 1], [names + 12, size.width - 64]) }
  }
  const middle = (index: number) => HEAD + index * ROW + ROW / 2
  const cursor: PlotCursor = {
    unit: 'name',
    columns: 1,
    stops: (size) =>
      rows.map((_, index) => ({
        x: size.width / 2,
        y: middle(index),
        box: { x: 0, y: HEAD + index * ROW + 2, width: size.width, height: ROW - 4 },
      })),
    read: (index) => {
      const row = rows[index]
      if (!row) return { title: '' }
      return {
        title: row.text,
        value: formatSigned(row.difference, 2),
        lines: [
          `first ${formatScore(row.first_sentiment)}, ${toneWords[row.first_tone]}`,
          `second ${formatScore(row.second_sentiment)}, ${toneWords[row.second_tone]}`,
        ],
      }
    },
  }
  return (
    <Plot
      label={`Tone towards ${String(rows.length)} names in both articles`}
      height={{ wide: height, narrow: height }}
      wideWidth={1120}
      cursor={cursor}
    >
      {(size) => {
        const { names, x } = scales(size)
        return (
          <>
            {[-1, -0.5, 0, 0.5, 1].map((value) => (
              <g key={value}>
                <line
                  x1={x(value)}
                  x2={x(value)}
                  y1={HEAD - 4}
                  y2={height - 20}
                  className={value === 0 ? 'chart-base' : 'chart-grid'}
                />
                <text x={x(value)} y={height - 5} textAnchor="middle" className="chart-axis-text">
                  {formatSigned(value, value % 1 === 0 ? 0 : 1)}
                </text>
              </g>
            ))}
            <g className="tone-noise">
              <rect x={names + 12} y="5" width="9" height="9" className="chart-hollow" />
              <text x={names + 27} y="14" className="chart-tone-text chart-strong">
                First
              </text>
            </g>
            <g className="tone-signal">
              <circle cx={names + 80} cy="9.5" r="5" className="chart-mark" />
              <text x={names + 91} y="14" className="chart-tone-text chart-strong">
                Second
              </text>
            </g>
            {rows.map((row, index) => (
              <Row key={row.text} row={row} x={x} y={middle(index)} names={names} size={size} />
            ))}
          </>
        )
      }}
    </Plot>
  )
}

function Row({
  row,
  x,
  y,
  names,
  size,
}: {
  row: SharedEntity
  x: (value: number) => number
  y: number
  names: number
  size: PlotSize
}) {
  const [from, to] = [x(row.first_sentiment), x(row.second_sentiment)]
  return (
    <>
      <text x="0" y={y + 4} className="chart-strong">
        {fitText(row.text, names - 8, 13)}
      </text>
      <line x1={from} x2={to} y1={y} y2={y} className="chart-tick" />
      <g className="tone-noise">
        <rect x={from - 5} y={y - 5} width="10" height="10" className="chart-hollow" />
      </g>
      <g className="tone-signal">
        <circle cx={to} cy={y} r="5.5" className="chart-mark" />
      </g>
      <text x={size.width} y={y + 4} textAnchor="end" className="chart-value">
        {formatSigned(row.difference, 2)}
      </text>
    </>
  )
}
