import type { ReactNode } from 'react'
import { bandScale, linearScale, niceInterval, ticksOf } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { fitText, textWidth } from '@/lib/chart-text'
import { barsPath } from '@/lib/svg-path'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface StackLayer {
  key: string
  name: string
  tone: Tone
  /** One value a category; those below zero are stacked downwards. */
  values: readonly number[]
  /** Where the layer's name is written: the category, and a second line in small. */
  label?: { at: number; note?: string }
}

export interface StackedBarsProps {
  label: string
  categories: readonly string[]
  /** From the ground up. */
  layers: readonly StackLayer[]
  format: (value: number) => string
  axisFormat: (value: number) => string
  unit?: string
  /** Categories whose values are assumed: drawn pale, said in the figure's second line. */
  assumed?: (index: number) => boolean
  /** The first categories under one word: the fixed term of a loan. */
  bracket?: { to: number; text: string; shortText?: string }
  /** What every bar lacks because it has no figure: a dashed box on top of each, with these words. */
  open?: string
  /** Where one layer overtakes another, in categories from the left edge. */
  crossover?: { at: number; value: number; text: string; shortText?: string }
  /** Categories named on the axis; all that fit when absent. */
  ticks?: readonly number[]
  height?: { wide: number; narrow: number }
  wideWidth?: number
  unitName?: string
  bigUnitName?: string
  step?: number
  read?: (index: number) => Reading
  children?: (size: PlotSize) => ReactNode
}

const TOP = 44
/** Of the box for what has no figure: it says nothing of how much that is. */
const OPEN_HEIGHT = 26

/** Bars made of layers that add up, with the place where one layer overtakes another. */
export function StackedBars(props: StackedBarsProps) {
  const { label, categories, layers, assumed, bracket, crossover, format, unit } = props
  const { spans, totals, ends } = stacksOf(layers, categories.length)
  const scales = (size: PlotSize) => ({
    x: bandScale(categories.length, [0, size.width - rightMargin(size.compact) - 8], 0.1),
    y: linearScale(ends, [size.height - BOTTOM, TOP]),
  })
  const cursor: PlotCursor = {
    unit: props.unitName ?? 'bar',
    ...(props.bigUnitName !== undefined && { bigUnit: props.bigUnitName }),
    ...(props.step !== undefined && { step: props.step }),
    stops: (size) => {
      const { x } = scales(size)
      return categories.map((_, index) => ({ x: x.center(index) }))
    },
    read:
      props.read ??
      ((index) => ({
        title: categories[index] ?? '',
        value: format(totals[index] ?? 0),
        lines: layers
          .toReversed()
          .map((layer) => `${layer.name} ${format(layer.values[index] ?? 0)}`),
      })),
    span: (size) => [TOP - 36, size.height - BOTTOM],
  }
  return (
    <Plot
      label={label}
      height={props.height ?? { wide: 360, narrow: 300 }}
      cursor={cursor}
      {...(props.wideWidth !== undefined && { wideWidth: props.wideWidth })}
    >
      {(size) => {
        const { x, y } = scales(size)
        const widest = Math.max(...categories.map((name) => textWidth(name, 12, 'mono')))
        const every = Math.ceil((widest + 8) / x.step)
        const ticks =
          props.ticks ?? categories.map((_, index) => index).filter((index) => index % every === 0)
        const middleOf = (order: number, at: number) => {
          const [low, high] = spans[order]?.[at] ?? [0, 0]
          return y((low + high) / 2)
        }
        const crossoverX = crossover && crossover.at * x.step
        return (
          <>
            <YAxis
              scale={y}
              ticks={ticksOf(niceInterval(ends)).filter(
                (tick) => tick >= ends[0] && tick <= ends[1],
              )}
              width={size.width}
              format={props.axisFormat}
              {...(unit !== undefined && { unit })}
            />
            <XAxis
              scale={x.center}
              width={size.width}
              y={size.height - 6}
              ticks={ticks.map((at) => ({ at, label: categories[at] ?? '' }))}
            />
            {layers.map((layer, order) => (
              <g key={layer.key} className={lookOf(layer.tone).className}>
                {[false, true].map((isPale) => (
                  <path
                    key={String(isPale)}
                    d={barsPath(
                      (spans[order] ?? []).flatMap(([low, high], index) =>
                        low === high || (assumed?.(index) ?? false) !== isPale
                          ? []
                          : [{ x: x.start(index), width: x.width, top: y(high), bottom: y(low) }],
                      ),
                    )}
                    className={isPale ? 'chart-pale' : 'chart-bars'}
                  />
                ))}
              </g>
            ))}
            {layers.map(({ key, name, label: place }, order) =>
              place ? (
                <g key={key}>
                  <text x={x.start(place.at)} y={middleOf(order, place.at)} className="chart-label">
                    {name}
                  </text>
                  {place.note && (
                    <text
                      x={x.start(place.at)}
                      y={middleOf(order, place.at) + 17}
                      className="chart-strong"
                      fontWeight="400"
                    >
                      {place.note}
                    </text>
                  )}
                </g>
              ) : null,
            )}
            {props.open !== undefined &&
              categories.map((name, index) => {
                const top = Math.min(...spans.map((of) => y(of[index]?.[1] ?? 0)), y(0))
                return (
                  <g key={name}>
                    <rect
                      x={x.start(index) + 0.5}
                      y={top - OPEN_HEIGHT - 1}
                      width={x.width - 1}
                      height={OPEN_HEIGHT - 1}
                      className="chart-open"
                    />
                    <text
                      x={x.center(index)}
                      y={top - OPEN_HEIGHT / 2 + 2}
                      textAnchor="middle"
                      className="chart-note"
                    >
                      {fitText(props.open ?? '', x.width - 8, 12)}
                    </text>
                  </g>
                )
              })}
            {bracket && (
              <g>
                <path
                  d={`M0.5 ${String(TOP - 4)}v-8h${String(bracket.to * x.step - 2)}v8`}
                  className="chart-bracket"
                />
                <text x="0" y={TOP - 20} className="chart-strong">
                  {size.compact ? (bracket.shortText ?? bracket.text) : bracket.text}
                </text>
              </g>
            )}
            {crossover && crossoverX !== undefined && (
              <g>
                <line
                  x1={crossoverX}
                  x2={crossoverX}
                  y1={8}
                  y2={size.height - BOTTOM}
                  className="chart-crossover-line"
                />
                <circle
                  cx={crossoverX}
                  cy={y(crossover.value)}
                  r="5.5"
                  className="chart-crossover-ring"
                />
                <text
                  x={crossoverX > size.width * 0.55 ? crossoverX - 8 : crossoverX + 8}
                  y={18}
                  textAnchor={crossoverX > size.width * 0.55 ? 'end' : 'start'}
                  className="chart-crossover-text chart-halo"
                  fontWeight="600"
                >
                  {size.compact ? (crossover.shortText ?? crossover.text) : crossover.text}
                </text>
              </g>
            )}
            {props.children?.(size)}
          </>
        )
      }}
    </Plot>
  )
}

/** Where each part of each bar begins and ends: what is above zero upwards, what is below it downwards. */
export function stacksOf(layers: readonly StackLayer[], count: number) {
  const up = new Array<number>(count).fill(0)
  const down = new Array<number>(count).fill(0)
  const spans = layers.map(({ values }) =>
    up.map((_, index): readonly [number, number] => {
      const value = values[index] ?? 0
      const side = value < 0 ? down : up
      const base = side[index] ?? 0
      side[index] = base + value
      return value < 0 ? [base + value, base] : [base, base + value]
    }),
  )
  const totals = up.map((above, index) => above + (down[index] ?? 0))
  const ends = [Math.min(0, ...down), Math.max(0, ...up)] as const
  return { spans, totals, ends: ends[0] === ends[1] ? ([0, 1] as const) : ends }
}
