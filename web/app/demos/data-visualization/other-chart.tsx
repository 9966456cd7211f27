/** Every kind of chart but the one the page is first shown with. */
import type { ReactNode } from 'react'
import { BarChart } from '@/components/charts/bar-chart'
import { HeatMap } from '@/components/charts/heat-map'
import { Histogram } from '@/components/charts/histogram'
import { LineChart } from '@/components/charts/line-chart'
import { SeriesKey } from '@/components/charts/marks'
import { RangeRows } from '@/components/charts/range-rows'
import { ScatterChart } from '@/components/charts/scatter-chart'
import { SmallMultiples } from '@/components/charts/small-multiples'
import { StackedBars } from '@/components/charts/stacked-bars'
import { TreemapChart } from '@/components/charts/treemap-chart'
import { toneAt } from '@/lib/chart-series'
import { counted } from '@/lib/format'
import type { Group } from '@/lib/tables/aggregate'
import type { ChartKind } from '@/lib/tables/question'
import type { Report } from '@/lib/tables/report'
import { axisText, measureText, shownText } from './words'

const labelOf = ({ by }: Report, group: Group) => by.list[group.by]?.label ?? ''

/** The levels of the split that have rows; one without a name where there is no split. */
function levelsOf({ split, groups }: Report) {
  if (!split) return [{ level: 0, label: '' }]
  return split.list.flatMap(({ label }, level) =>
    groups.some((group) => group.split === level) ? [{ level, label }] : [],
  )
}

/** The figure of each group of the first column within a level; null where there are no rows. */
function valuesOf({ groups, whole, resolved }: Report, level: number) {
  const found = new Map(
    groups.filter(({ split }) => split === level).map((group) => [group.by, group]),
  )
  return whole.map(({ by }) => found.get(by)?.[resolved.show] ?? null)
}

function labelsOf(report: Report) {
  return report.whole.map((group) => labelOf(report, group))
}

interface Shared {
  label: string
  format: (value: number) => string
}

type Draw = (props: { report: Report; shared: Shared }) => ReactNode

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
        values: valuesOf(report, level),
      }))}
    />
  )
}

const Dots: Draw = ({ report, shared }) => (
  <RangeRows
    label={shared.label}
    format={shared.format}
    names={['middle half', measureText(report.resolved)]}
    domain={rangeDomain(report)}
    rows={report.whole.map((group) => ({
      key: String(group.by),
      name: labelOf(report, group),
      range: group.count > 1 ? [group.lower_quartile, group.upper_quartile] : null,
      value: group[report.resolved.show],
    }))}
  />
)

/** The axis holds the ranges as well as the dots. */
function rangeDomain({ domain, whole, resolved }: Report) {
  const ends = whole.flatMap(({ lower_quartile, upper_quartile }) => [
    lower_quartile,
    upper_quartile,
  ])
  const low = resolved.axis === 'zero' ? Math.min(0, ...ends) : Math.min(domain[0], ...ends)
  return [low, Math.max(domain[1], ...ends)] as const
}

const Line: Draw = ({ report, shared }) => {
  if (report.also) return <TwoMeasures report={report} shared={shared} />
  const isTime = report.by.scale === 'time'
  const at = (group: Group) => report.by.list[group.by]?.at ?? group.by
  const labels = new Map(report.whole.map((group) => [at(group), labelOf(report, group)]))
  const levels = levelsOf(report)
  return (
    <LineChart
      label={shared.label}
      x={{
        kind: isTime ? 'time' : 'linear',
        format: (value) => labels.get(value) ?? axisText(value),
        ...(report.by.scale === 'round' && {
          ticks: ({ compact }) =>
            report.whole
              .map((group) => ({ at: at(group), label: labelOf(report, group) }))
              .filter((_, place) => place % (compact ? 6 : report.whole.length > 12 ? 3 : 1) === 0),
        }),
      }}
      y={{ format: axisText, domain: report.domain }}
      series={levels.map(({ level, label }, place) => ({
        key: String(level),
        name: label,
        tone: toneAt(place),
        points: report.groups
          .filter(({ split }) => split === level)
          .map((group) => ({ x: at(group), y: group[report.resolved.show] })),
        ...(label === '' && { label: false as const }),
      }))}
      cursor={{
        at: report.whole.map(at),
        unit: report.resolved.span ?? 'group',
        read: (index) => {
          const group = report.whole[index]
          return {
            title: group ? labelOf(report, group) : '',
            lines: levels.map(({ level, label }) => {
              const value = valuesOf(report, level)[index] ?? null
              return `${label} ${value === null ? 'no rows' : shared.format(value)}`.trim()
            }),
          }
        },
      }}
    />
  )
}

/** Two measures: beside each other where they share a scale, else a panel each. */
const TwoMeasures: Draw = ({ report, shared }) => {
  const { of, also, show } = report.resolved
  const second = new Map(report.also?.map((group) => [group.by, group]))
  const values = (groups: readonly (Group | undefined)[]) =>
    groups.map((group) => group?.[show] ?? 0)
  const names = [of ?? '', also ?? '']
  const both = [values(report.whole), values(report.whole.map(({ by }) => second.get(by)))]
  const labels = labelsOf(report)
  const isApart = report.warnings.some(({ code }) => code === 'dual-axis')
  if (isApart || report.by.scale === 'time')
    return (
      <SmallMultiples
        {...shared}
        unitName="group"
        columns={labels}
        ends={[labels[0] ?? '', labels.at(-1) ?? '']}
        items={names.map((name, at) => ({ key: name, name, values: both[at] ?? [] }))}
      />
    )
  return (
    <BarChart
      {...shared}
      horizontal
      categories={labels}
      series={names.map((name, at) => ({
        key: name,
        name,
        tone: toneAt(at),
        values: both[at] ?? [],
      }))}
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
        values: valuesOf(report, level).map((value) => value ?? 0),
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
  return (
    <HeatMap
      {...shared}
      rows={labelsOf(report)}
      columns={levels.map(({ label }) => label)}
      values={report.whole.map((_, place) =>
        levels.map(({ level }) => valuesOf(report, level)[place] ?? null),
      )}
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

/** Kinds whose marks are not named where they stand. */
const keyed: ReadonlySet<ChartKind> = new Set(['bars', 'stacked', 'scatter'])

/** What the tones stand for, in their order. */
function keyNames(report: Report) {
  const { of, also, kind } = report.resolved
  if (also !== null && kind === 'bars') return [of ?? '', also]
  if (!report.split) return []
  return kind === 'scatter'
    ? report.split.list.map(({ label }) => label)
    : levelsOf(report).map(({ label }) => label)
}

/** Six tones are told apart; what comes after is grey. */
const TONES = 6

function LevelKey({ names }: { names: readonly string[] }) {
  if (names.length < 2) return null
  const rest = names.length - TONES
  return (
    <ul aria-label="Key" className="small-text mb-2 flex flex-wrap gap-x-4 gap-y-1">
      {names.slice(0, TONES).map((name, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <SeriesKey tone={toneAt(at)} />
          {name}
        </li>
      ))}
      {rest > 0 && (
        <li className="flex items-center gap-1.5">
          <SeriesKey tone="noise" />
          {counted(rest, 'other')}
        </li>
      )}
    </ul>
  )
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
      {keyed.has(kind) && <LevelKey names={keyNames(report)} />}
      <Draw report={report} shared={shared} />
    </>
  )
}
