import { ChartFigure, CursorHint, type FigureBasis } from '@/components/charts/chart-figure'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { dayMonth, dayOf, readable } from '@/lib/days'
import { counted, formatNumber, listed } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import type { CropPlan, Plan, Verdict } from './ask'
import { againOf, jobLines, jobLooks, jobPhrase, jobs, jobsByDate, spanOf } from './bands'
import { CalendarChart, JobKey } from './calendar-chart'
import { heatShare } from './notes'
import { heatText, VerdictMark, verdictLooks } from './verdicts'

/** The calendar's finding: when the work starts and when the last of it ends. */
export function calendarTitle({ crops, city, year }: Plan) {
  const work = jobsByDate(crops)
  const [first] = work
  if (!first)
    return crops.every(({ verdict }) => verdict === 'no')
      ? `None of these crops ripens outdoors in ${city.name}`
      : `No dates for ${city.name}`
  const last = work.reduce((late, next) => (next.span.to > late.span.to ? next : late))
  return `The work runs from ${dayMonth(first.span.from)} (${jobPhrase(first)}) to ${dayOf(last.span.to, year)} (${jobPhrase(last)})`
}

export function calendarTable(crops: readonly CropPlan[]): Table<CropPlan> {
  const ends = jobs.flatMap((job) =>
    (['from', 'to'] as const).map((end): Column<CropPlan> => ({
      key: `${job}_${end}`,
      header: `${jobLooks[job].name}, ${end}`,
      secondary: end === 'to',
      value: (crop) => spanOf(crop, job)?.[end],
      text: (crop) => {
        const date = spanOf(crop, job)?.[end]
        return date === undefined ? '–' : dayMonth(date)
      },
    })),
  )
  return {
    columns: [
      { key: 'crop', header: 'Crop', value: ({ name }) => name },
      { key: 'verdict', header: 'Verdict', value: ({ verdict }) => verdictLooks[verdict].word },
      { key: 'heat_ratio', header: 'Share of heat', format: heatText },
      ...ends,
      {
        key: 'sow_again',
        header: 'Sow again',
        exportOnly: true,
        value: (crop) => againOf(crop).join(' '),
      },
      {
        key: 'reasons',
        header: 'Reasons',
        exportOnly: true,
        value: ({ reasons }) => reasons.join(' '),
      },
    ],
    rows: crops,
  }
}

/** The calendar: which job when, behind it the frost. */
export function CalendarFigure({ plan, ...figure }: FigureBasis & { plan: Plan }) {
  return (
    <ChartFigure
      {...figure}
      name="calendar"
      title={calendarTitle(plan)}
      sub={`${plan.city.name}, ${String(plan.year)}. Windows follow the middle frost dates and wait for warm soil${plan.frost && !plan.frost.percentiles_published ? ' (the odds of frost are assumed)' : ''}; harvest follows the heat of an average year, an early variety’s where a crop is marginal. Per cent: of the heat a crop needs. Ticks: sow again.`}
      table={calendarTable(plan.crops)}
      foot={<CursorHint unit="crop" />}
    >
      <JobKey />
      <CalendarChart plan={plan} />
    </ChartFigure>
  )
}

/** Each crop's verdict with its reasons; its heat opens. */
export function Verdicts({ plan }: { plan: Plan }) {
  return (
    <NoteScope>
      <section
        aria-labelledby="verdicts-title"
        className="max-md:border-t max-md:border-text max-md:pt-3 md:mt-6"
      >
        <h3
          id="verdicts-title"
          className="figure-title md:text-base md:leading-snug md:tracking-normal"
        >
          Why: {verdictCounts(plan.crops)}
        </h3>
        <NoteSlot className="mt-3 max-w-sm" />
        <ul className="mt-6 grid gap-x-12 text-sm md:mt-2 md:grid-cols-2">
          {plan.crops.map((crop) => (
            <li key={crop.slug} className="border-t border-hairline py-2.5">
              <p className="flex items-center gap-2 font-semibold">
                <VerdictMark verdict={crop.verdict} />
                {crop.name}
                <span className="font-mono text-xs font-medium text-muted">
                  {verdictLooks[crop.verdict].word}
                  {crop.heat_ratio != null && <>, {heatShare(crop, plan)} of the heat needed</>}
                </span>
              </p>
              <p className="small-text pl-5">{readable(crop.reasons.join(' '))}</p>
              <p className="sr-only">{jobLines(crop).join('. ')}</p>
            </li>
          ))}
        </ul>
      </section>
    </NoteScope>
  )
}

const tallies: readonly [Verdict, (count: string, isOne: boolean) => string][] = [
  ['grows', (count, isOne) => `${count} ${isOne ? 'grows' : 'grow'}`],
  ['marginal', (count, isOne) => `${count} ${isOne ? 'is' : 'are'} marginal`],
  ['no', (count, isOne) => `${count} ${isOne ? 'does' : 'do'} not ripen`],
  ['unknown', (count) => `${count} not judged`],
]

/** "5 grow, 3 are marginal". */
export function verdictCounts(crops: readonly CropPlan[]) {
  const parts = tallies.flatMap(([verdict, words]) => {
    const size = crops.filter((crop) => crop.verdict === verdict).length
    return size > 0 ? [words(formatNumber(size), size === 1)] : []
  })
  return parts.length === 0 ? counted(0, 'crop') : listed(parts)
}
