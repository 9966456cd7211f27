import type { ReactNode } from 'react'
import { bandScale, linearScale, niceInterval, ticksOf } from '@/lib/chart-scale'
import { lookOf, type Tone } from '@/lib/chart-series'
import { BOTTOM, rightMargin, XAxis, YAxis } from './axes'
import { Plot, type PlotCursor, type PlotSize } from './plot'
import type { Reading } from './readout'

export interface StackLayer {
  key: string
  name: string
  tone: Tone
  /** One value of zero or more a category. */
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

/** Bars made of layers that add up, with the place where one layer overtakes another. */
export function StackedBars(props: StackedBarsProps) {
  const { label, categories, layers, assumed, bracket, crossover, format, unit } = props
  const bases = layers.map((_, order) =>
    categories.map((_category, index) =>
      layers.slice(0, order).reduce((sum, layer) => sum + (layer.values[index] ?? 0), 0),
    ),
  )
  const totals = categories.map((_, index) =>
    layers.reduce((sum, layer) => sum + (layer.values[index] ?? 0), 0),
  )
  const domain = niceInterval([0, Math.max(...totals)])
  const scales = (size: PlotSize) => ({
    x: bandScale(categories.length, [0, size.width - rightMargin(size.compact) - 8], 0.1),
    y: linearScale([0, Math.max(...totals)], [size.height - BOTTOM, TOP]),
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
        const ticks =
          props.ticks ??
          categories.map((_, index) => index).filter((index) => (index + 1) % 5 === 0)
        const crossoverX = crossover && crossover.at * x.step
        return (
          <>
            <YAxis
              scale={y}
              ticks={ticksOf(domain).filter((tick) => tick <= y.domain[1])}
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
                {layer.values.map((value, index) => (
                  <rect
                    key={categories[index]}
                    x={x.start(index)}
                    y={y((bases[order]?.[index] ?? 0) + value)}
                    width={x.width}
                    height={Math.max(0, y(0) - y(value) - (order > 0 ? 0 : 1))}
                    className={assumed?.(index) ? 'chart-pale' : 'chart-mark'}
                  />
                ))}
              </g>
            ))}
            {layers.map(({ key, name, label: place, values }, order) =>
              place ? (
                <g key={key}>
                  <text
                    x={x.start(place.at)}
                    y={y((bases[order]?.[place.at] ?? 0) + (values[place.at] ?? 0) / 2)}
                    className="chart-label"
                  >
                    {name}
                  </text>
                  {place.note && (
                    <text
                      x={x.start(place.at)}
                      y={y((bases[order]?.[place.at] ?? 0) + (values[place.at] ?? 0) / 2) + 17}
                      className="chart-strong"
                      fontWeight="400"
                    >
                      {place.note}
                    </text>
                  )}
                </g>
              ) : null,
            )}
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
