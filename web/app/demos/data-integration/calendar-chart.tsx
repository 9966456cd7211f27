import { GanttKey } from '@/components/charts/gantt-bar'
import { CHANCE_HEAD, GanttChances } from '@/components/charts/gantt-chances'
import { GanttChart, GanttDrawing, type GanttGround } from '@/components/charts/gantt-chart'
import { ganttHeight, type GanttPlan } from '@/components/charts/gantt-layout'
import type { PlotSize } from '@/components/charts/plot'
import { readFrom } from '@/components/charts/read-from'
import { dayMonth, readable, spanTimes, timeOf } from '@/lib/days'
import { againOf, jobLines, jobLooks, jobsOf, monthsShown } from './bands'
import type { Frost, Plan } from './ask'
import { VerdictShape, verdictText } from './verdicts'

/** The garden's year as a plan over time: a row a crop, a bar a job. */
function ganttOf({ crops, frost, year }: Plan): GanttPlan {
  return {
    domain: monthsShown(crops, frost ?? null, year),
    head: CHANCE_HEAD,
    rows: crops.map((crop) => ({
      key: crop.slug,
      name: crop.name,
      note: verdictText(crop),
      faint: crop.verdict === 'no',
      mark: (at) => <VerdictShape verdict={crop.verdict} {...at} />,
      bars: jobsOf(crop).map(({ job, span }) => ({
        key: job,
        ...spanTimes(span),
        tone: jobLooks[job].tone,
        shape: jobLooks[job].shape,
        // Where the same is sown again.
        ...(job === 'direct_sow' && { ticks: againOf(crop).map(timeOf) }),
      })),
    })),
  }
}

/** The two frosts by date: in spring the rare, late one is P10, in fall the rare, early one. */
const edgesOf = ({ last_spring: spring, first_fall: fall }: Frost) =>
  [
    { words: 'Last frost', early: ['P90', spring.p90], p50: spring.p50, late: ['P10', spring.p10] },
    { words: 'First frost', early: ['P10', fall.p10], p50: fall.p50, late: ['P90', fall.p90] },
  ] as const

const frostBehind = (frost: Plan['frost']) => (ground: GanttGround) =>
  frost ? (
    <GanttChances
      {...ground}
      chances={edgesOf(frost).map(({ words, early, p50, late }) => ({
        name: `${words} ${dayMonth(p50)}`,
        odds: [early, late].map(([share, date]) => `${share} ${dayMonth(date)}`).join(' · '),
        early: timeOf(early[1]),
        middle: timeOf(p50),
        late: timeOf(late[1]),
      }))}
    />
  ) : null

export function JobKey() {
  return (
    <GanttKey
      label="What the bands mean"
      kinds={Object.values(jobLooks)}
      chance="Frost: nine years in ten to one in ten"
    />
  )
}

/** The height a calendar needs on paper. */
export const calendarHeight = (plan: Plan) => ganttHeight(ganttOf(plan), false)

/** The garden's year: months across, crops down, a bar for each job, the frost behind them. */
export function CalendarChart({ plan }: { plan: Plan }) {
  return (
    <GanttChart
      {...ganttOf(plan)}
      label={`Planting calendar of ${plan.city.name}, ${String(plan.year)}, ${String(plan.crops.length)} crops`}
      unitName="crop"
      wideWidth={1120}
      read={readFrom(plan.crops, (crop) => ({
        title: crop.name,
        value: verdictText(crop),
        lines: jobLines(crop),
      }))}
    >
      {frostBehind(plan.frost)}
    </GanttChart>
  )
}

/** The drawing itself, without a cursor. */
export function CalendarDrawing({ plan, size }: { plan: Plan; size: PlotSize }) {
  return (
    <GanttDrawing {...ganttOf(plan)} size={size}>
      {frostBehind(plan.frost)}
    </GanttDrawing>
  )
}

/** The frost in words, for captions: "Last spring frost about May 23, first of fall about Sep 15". */
export function frostText({ last_spring, first_fall }: Frost) {
  return readable(
    `last spring frost about ${last_spring.p50} (1 year in 10 after ${dayMonth(last_spring.p10)}), first of fall about ${first_fall.p50} (1 in 10 before ${dayMonth(first_fall.p10)})`,
  )
}
