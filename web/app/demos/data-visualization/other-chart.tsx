/** Every kind of chart but the one the page is first shown with. */
import { BarChart } from '@/components/charts/bar-chart'
import { HeatMap } from '@/components/charts/heat-map'
import { Histogram } from '@/components/charts/histogram'
import { LineChart } from '@/components/charts/line-chart'
import { RangeRows } from '@/components/charts/range-rows'
import { ScatterChart } from '@/components/charts/scatter-chart'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { StackedBars } from '@/components/charts/stacked-bars'
import { TreemapChart } from '@/components/charts/treemap-chart'
import { toneAt } from '@/lib/chart-series'
import { counted } from '@/lib/format'
import type { ChartKind } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import {
  cellsOf,
  figuresOf,
  labelOf,
  labelsOf,
  levelsOf,
  linesOf,
  placesOf,
  stackAt,
  valuesOf,
} from './chart-values'
import type { Draw, Shared } from './draw'
import { LevelKey } from './level-key'
import { TwoMeasures } from './two-measures'
import { axisText, measureText, shownText } from './words'

const Bars: Draw = ({ report, shared }) => {
  if (report.also) return <TwoMeasures report={report} shared={shared} />
  const levels = levelsOf(report)
  return (
    <BarChart
      {...shared}
      horizontal
      unitName="bar"
      categories={labelsOf(report)}
      series={levels.map(({ level, label }, at) => ({
        key: String(level),
        name: label || shared.label,
        tone: toneAt(at),
        // Of words not every pair is expected to occur.
        values: (report.calendar ? valuesOf : figuresOf)(report, level),
      }))}
    />
  )
}

const Dots: Draw = ({ report, shared }) => (
  <RangeRows
    label={shared.label}
    format={shared.format}
    names={['middle half', measureText(report.resolved)]}
    domain={report.domain}
    rows={report.whole.map((group) => ({
      key: String(group.by),
      name: labelOf(report, group),
      range: group.count > 1 ? [group.lower_quartile, group.upper_quartile] : null,
      value: group[report.resolved.show],
    }))}
  />
)

const Line: Draw = ({ report, shared }) => {
  if (report.also) return <TwoMeasures report={report} shared={shared} />
  const isTime = report.by.scale === 'time'
  const places = placesOf(report)
  const labels = new Map(places.map(({ at, label }) => [at, label]))
  const lines = linesOf(report)
  const cells = lines.map(({ level, label }) => ({ label, list: cellsOf(report, level) }))
  return (
    <LineChart
      label={shared.label}
      x={{
        kind: isTime ? 'time' : 'linear',
        format: (value) => labels.get(value) ?? axisText(value),
        ...(report.by.scale === 'round' && {
          ticks: ({ compact }) =>
            places.filter((_, place) => place % (compact ? 6 : places.length > 12 ? 3 : 1) === 0),
        }),
      }}
      y={{ format: axisText, domain: report.domain }}
      series={lines.map(({ level, label, points }, place) => ({
        key: String(level),
        name: label,
        tone: toneAt(place),
        points,
        ...(label === '' && { label: false as const }),
      }))}
      cursor={{
        at: places.map(({ at }) => at),
        unit: report.resolved.span ?? 'group',
        read: (index) => ({
          title: places[index]?.label ?? '',
          lines: cells.map(({ label, list }) => {
            const cell = list[index] ?? 'no rows'
            return `${label} ${typeof cell === 'string' ? cell : shared.format(cell)}`.trim()
          }),
        }),
      }}
    />
  )
}

const Stacked: Draw = ({ report, shared }) => (
  <StackedBars
    {...shared}
    axisFormat={axisText}
    categories={labelsOf(report)}
    layers={levelsOf(report).map(({ level, label }, at) => ({
      key: String(level),
      name: label,
      tone: toneAt(at),
      values: valuesOf(report, level).map((value) => value ?? 0),
    }))}
    read={(index) => stackAt(report, index, shared.format)}
  />
)

const Multiples: Draw = ({ report, shared }) => {
  const labels = labelsOf(report)
  return (
    <SmallMultiples
      {...shared}
      unitName={report.resolved.span ?? 'group'}
      columns={labels}
      ends={[labels[0] ?? '', labels.at(-1) ?? '']}
      items={levelsOf(report).map(({ level, label }) => ({
        key: String(level),
        name: label,
        values: valuesOf(report, level),
      }))}
    />
  )
}

const Scatter: Draw = ({ report }) => {
  const { points, split, resolved } = report
  const levels = split?.list ?? []
  return (
    <ScatterChart
      label={`${resolved.of ?? ''} against ${resolved.by}`}
      x={{ title: resolved.by, format: axisText }}
      y={{ title: resolved.of ?? '', format: axisText }}
      points={(points?.x ?? []).map((x, at) => {
        const level = points?.split[at] ?? -1
        return {
          key: String(at),
          name: levels[level]?.label ?? 'A row',
          x,
          y: points?.y[at] ?? 0,
          tone: split ? toneAt(level) : 'signal',
          size: 3,
        }
      })}
    />
  )
}

const Spread: Draw = ({ report, shared }) => (
  <Histogram label={shared.label} bins={report.bins} format={axisText} itemName="row" />
)

const Heat: Draw = ({ report, shared }) => {
  const levels = levelsOf(report)
  const figures = levels.map(({ level }) => figuresOf(report, level))
  return (
    <HeatMap
      {...shared}
      rows={labelsOf(report)}
      columns={levels.map(({ label }) => label)}
      values={placesOf(report).map((_, place) => figures.map((list) => list[place] ?? null))}
    />
  )
}

const Areas: Draw = ({ report, shared }) => (
  <TreemapChart
    {...shared}
    items={report.whole.map((group) => ({
      key: String(group.by),
      name: labelOf(report, group),
      value: group[report.resolved.show],
    }))}
  />
)

const draws: Record<Exclude<ChartKind, 'dumbbell'>, Draw> = {
  bars: Bars,
  dots: Dots,
  line: Line,
  stacked: Stacked,
  multiples: Multiples,
  scatter: Scatter,
  histogram: Spread,
  heat: Heat,
  treemap: Areas,
}

export function OtherChart({ report }: { report: Report }) {
  const { kind, by } = report.resolved
  if (kind === 'dumbbell') return null
  const Draw = draws[kind]
  const shared: Shared = {
    label: `${measureText(report.resolved)} by ${by}, ${counted(report.whole.length, 'group')}`,
    format: (value) => shownText(report, value),
  }
  return (
    <>
      <LevelKey report={report} />
      <Draw report={report} shared={shared} />
    </>
  )
}
