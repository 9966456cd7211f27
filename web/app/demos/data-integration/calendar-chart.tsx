import { Plot, type PlotCursor, type PlotSize } from '@/components/charts/plot'
import { linearScale, MONTH_NAMES, type Scale } from '@/lib/chart-scale'
import { lookOf } from '@/lib/chart-series'
import { fitText } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { BandShape } from './band-shape'
import { bandsOf, jobLines, monthsShown, type CropBands } from './bands'
import { dayMonth, monthStart, readable, timeOf } from './dates'
import { FrostLines, HEAD } from './frost-lines'
import type { Frost, Plan } from './ask'
import { VerdictShape, verdictText } from './verdicts'

const BAND = 14
const LANE_GAP = 3

/** Where each row stands; a crop with overlapping jobs is taller. */
function rowsOf(crops: readonly CropBands[], compact: boolean) {
  // On a phone the name stands above its bands.
  const name = compact ? 22 : 0
  let y = HEAD
  return crops.map((row) => {
    const lanes = row.lanes * BAND + (row.lanes - 1) * LANE_GAP
    const height = Math.max(compact ? 0 : 44, lanes + 16) + name
    const top = y
    y += height
    return { row, top, height, bandsTop: top + name + (height - name - lanes) / 2 }
  })
}

const namesWidth = ({ width, compact }: PlotSize) => (compact ? 0 : Math.min(208, width * 0.2))

/** The calendar's scale and rows in a room; the print sheet draws with the same. */
export function calendarLayout(plan: Plan, size: PlotSize) {
  const rows = rowsOf(plan.crops.map(bandsOf), size.compact)
  const last = rows.at(-1)
  const x = linearScale(monthsShown(plan.crops, plan.frost ?? null, plan.year), [
    namesWidth(size),
    size.width,
  ])
  return { rows, x, bottom: last ? last.top + last.height : HEAD + 40 }
}

/** The height a calendar needs. */
export function calendarHeight(plan: Plan, compact: boolean) {
  return calendarLayout(plan, { width: 700, height: 0, compact }).bottom + 24
}

/** The garden's year: months across, crops down, a band for each job, the frost behind them. */
export function CalendarChart({ plan }: { plan: Plan }) {
  const crops = plan.crops.map(bandsOf)
  const cursor: PlotCursor = {
    unit: 'crop',
    columns: 1,
    stops: (size) => {
      const { rows } = calendarLayout(plan, size)
      return rows.map(({ top, height }) => ({
        x: size.width / 2,
        y: top + height / 2,
        box: { x: 0, y: top + 1, width: size.width, height: height - 2 },
      }))
    },
    read: (index) => {
      const row = crops[index]
      if (!row) return { title: '' }
      return { title: row.crop.name, value: verdictText(row.crop), lines: jobLines(row) }
    },
  }
  return (
    <Plot
      label={`Planting calendar of ${plan.city.name}, ${String(plan.year)}, ${String(crops.length)} crops`}
      height={{ wide: calendarHeight(plan, false), narrow: calendarHeight(plan, true) }}
      wideWidth={1120}
      cursor={cursor}
    >
      {(size) => <CalendarDrawing plan={plan} size={size} />}
    </Plot>
  )
}

/** The drawing itself, without a cursor. */
export function CalendarDrawing({ plan, size }: { plan: Plan; size: PlotSize }) {
  const { rows, x, bottom } = calendarLayout(plan, size)
  return (
    <>
      <Months x={x} bottom={bottom} compact={size.compact} />
      {plan.frost && <FrostLines frost={plan.frost} x={x} bottom={bottom} compact={size.compact} />}
      {rows.map(({ row, top, height, bandsTop }) => (
        <g key={row.crop.slug} className={cn(row.crop.verdict === 'no' && 'garden-pale')}>
          <line x1="0" x2={size.width} y1={top + height} y2={top + height} className="chart-grid" />
          <RowName row={row} top={top} height={height} size={size} />
          {row.bands.map((band) => (
            <BandShape
              key={band.job}
              band={band}
              x={x}
              y={bandsTop + band.lane * (BAND + LANE_GAP)}
              height={BAND}
            />
          ))}
          <SowAgain row={row} x={x} y={bandsTop} />
        </g>
      ))}
    </>
  )
}

function RowName({
  row: { crop },
  top,
  height,
  size: { compact, width },
}: {
  row: CropBands
  top: number
  height: number
  size: PlotSize
}) {
  const room = compact ? width * 0.6 : namesWidth({ width, height, compact }) - 28
  const middle = compact ? top + 16 : top + height / 2
  return (
    <>
      <VerdictShape verdict={crop.verdict} x={6} y={compact ? middle - 4 : middle - 8} />
      <text x="18" y={compact ? middle : middle - 3} className="chart-strong chart-halo">
        {fitText(crop.name, room, 13)}
      </text>
      <text
        x={compact ? width : 18}
        y={compact ? middle : middle + 14}
        textAnchor={compact ? 'end' : 'start'}
        className="chart-axis-text chart-halo"
      >
        {verdictText(crop)}
      </text>
    </>
  )
}

/** Ticks where the same is sown again. */
function SowAgain({ row, x, y }: { row: CropBands; x: Scale; y: number }) {
  const sowing = row.bands.find(({ job }) => job === 'direct_sow')
  if (!sowing) return null
  const top = y + sowing.lane * (BAND + LANE_GAP)
  return (
    <g className={lookOf(4).className}>
      {row.again.map((date) => (
        <line
          key={date}
          x1={x(timeOf(date))}
          x2={x(timeOf(date))}
          y1={top - 3}
          y2={top + BAND}
          className="garden-again"
        />
      ))}
    </g>
  )
}

/** A line at each month's first day, its name in the middle below; its first letter where room is short. */
function Months({ x, bottom, compact }: { x: Scale; bottom: number; compact: boolean }) {
  const [from, to] = x.domain
  const starts: number[] = []
  for (let at = from; at < to; at = monthStart(at, 1)) starts.push(at)
  return (
    <g aria-hidden="true">
      {starts.map((at) => {
        const left = Math.round(x(at)) + 0.5
        const middle = (x(at) + x(monthStart(at, 1))) / 2
        const name = MONTH_NAMES[new Date(at).getUTCMonth()] ?? ''
        return (
          <g key={at}>
            <line x1={left} x2={left} y1={HEAD - 6} y2={bottom} className="chart-grid" />
            <text x={middle} y={bottom + 17} textAnchor="middle" className="chart-axis-text">
              {compact && starts.length > 9 ? name.slice(0, 1) : name}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The frost in words, for captions: "Last spring frost about 23 May, first of fall about 15 Sep". */
export function frostText({ last_spring, first_fall }: Frost) {
  return readable(
    `last spring frost about ${last_spring.p50} (1 year in 10 after ${dayMonth(last_spring.p10)}), first of fall about ${first_fall.p50} (1 in 10 before ${dayMonth(first_fall.p10)})`,
  )
}
