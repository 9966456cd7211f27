import { linearScale } from '@/lib/chart-scale'
import { rightMargin } from './axes'
import { PanelDrawing, scaleOf, type Panel } from './panel-drawing'
import { Plot, type PlotSize } from './plot'
import type { Reading } from './readout'

/** What stands under a stretch of steps: its name, and a figure below it. */
export interface Stretch {
  from: number
  to: number
  label: string
  shortLabel?: string
  value?: string
  /** Shaded: the finding speaks of it. */
  stands?: boolean
}

const TITLE = 22
const GAP = 20
const FOOT = 44

/** Panels one above the other on one axis, with one cursor through all of them. */
export function StackedPanels({
  label,
  panels,
  stretches,
  mark,
  cursor,
  wideWidth = 1120,
}: {
  label: string
  panels: readonly Panel[]
  stretches: readonly Stretch[]
  /** The step the first panel's story turns on. */
  mark?: { at: number; label: string }
  cursor: { read: (index: number) => Reading; unit: string; bigUnit?: string; step?: number }
  wideWidth?: number
}) {
  const count = panels[0]?.values.length ?? 0
  const shown = (compact: boolean) => panels.filter(({ wideOnly }) => !(compact && wideOnly))
  const heightOf = (compact: boolean) =>
    shown(compact).reduce((sum, { height }) => sum + TITLE + height + GAP, FOOT - GAP)
  const xOf = ({ width, compact }: PlotSize) =>
    linearScale([0, Math.max(1, count)], [0, width - rightMargin(compact)])
  return (
    <Plot
      label={label}
      height={{ wide: heightOf(false), narrow: heightOf(true) }}
      wideWidth={wideWidth}
      cursor={{
        ...cursor,
        stops: (size) => {
          const x = xOf(size)
          return Array.from({ length: count }, (_, at) => ({ x: x(at + 0.5) }))
        },
        span: (size) => [TITLE, size.height - FOOT],
      }}
    >
      {(size) => {
        const x = xOf(size)
        const bottom = size.height - FOOT
        const drawn = shown(size.compact)
        const tops = drawn.map((_, at) =>
          drawn.slice(0, at).reduce((sum, { height }) => sum + TITLE + height + GAP, TITLE),
        )
        const first = drawn[0]
        return (
          <>
            {stretches.map(({ from, to, stands }) => (
              <g key={from} aria-hidden="true">
                {stands && (
                  <rect
                    x={x(from)}
                    y={TITLE}
                    width={x(to) - x(from)}
                    height={bottom - TITLE}
                    className="chart-episode"
                  />
                )}
                <line x1={x(from)} x2={x(from)} y1={TITLE} y2={bottom} className="chart-grid" />
              </g>
            ))}
            {drawn.map((panel, at) => (
              <PanelDrawing
                key={panel.key}
                panel={panel}
                top={tops[at] ?? 0}
                width={size.width}
                x={x}
              />
            ))}
            {mark && first && (
              <MarkedStep
                mark={mark}
                x={x(mark.at + 0.5)}
                y={scaleOf(first, TITLE)(first.values[mark.at] ?? 0)}
                bottom={bottom}
                width={size.width}
              />
            )}
            <g aria-hidden="true">
              {stretches.map((stretch) => (
                <StretchWords
                  key={stretch.from}
                  stretch={stretch}
                  x={(x(stretch.from) + x(stretch.to)) / 2}
                  y={bottom}
                  compact={size.compact}
                />
              ))}
            </g>
          </>
        )
      }}
    </Plot>
  )
}

function MarkedStep({
  mark,
  x,
  y,
  bottom,
  width,
}: {
  mark: { label: string }
  x: number
  y: number
  bottom: number
  width: number
}) {
  const isLate = x > width * 0.6
  return (
    <g>
      <line x1={x} x2={x} y1={y} y2={bottom} className="chart-crossover" />
      <circle cx={x} cy={y} r="5" className="chart-crossover-ring" />
      <text
        x={isLate ? x - 10 : x + 10}
        y={y + 5}
        textAnchor={isLate ? 'end' : 'start'}
        className="chart-crossover-text chart-halo"
      >
        {mark.label}
      </text>
    </g>
  )
}

function StretchWords({
  stretch,
  x,
  y,
  compact,
}: {
  stretch: Stretch
  x: number
  y: number
  compact: boolean
}) {
  const { label, shortLabel = label, value, stands } = stretch
  return (
    <>
      <text x={x} y={y + 18} textAnchor="middle" className="chart-axis-text">
        {compact ? shortLabel : label}
      </text>
      {value !== undefined && (
        <g className={stands ? 'tone-signal' : undefined}>
          <text
            x={x}
            y={y + 36}
            textAnchor="middle"
            className={stands ? 'chart-value chart-tone-text' : 'chart-axis-text'}
          >
            {value}
          </text>
        </g>
      )}
    </>
  )
}
