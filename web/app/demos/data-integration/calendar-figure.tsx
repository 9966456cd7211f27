import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { NoteScope, NoteSlot } from '@/components/demo/note'
import { counted, formatNumber, listed } from '@/lib/format'
import type { Column, Table } from '@/lib/table'
import type { CropPlan, Plan, Span, Verdict } from './ask'
import { bandsOf, jobLines, jobPhrase, jobsByDate } from './bands'
import { CalendarChart } from './calendar-chart'
import { dayMonth, dayOf, readable } from './dates'
import { HeatRatio } from './heat-figure'
import { JobKey } from './job-key'
import { VerdictMark, verdictLooks } from './verdicts'

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

/** Every date behind the bands. */
export function calendarTable(crops: readonly CropPlan[]): Table<CropPlan> {
  const ends = (
    name: string,
    header: string,
    span: (crop: CropPlan) => Span | null | undefined,
  ): Column<CropPlan>[] => [
    {
      key: `${name}_from`,
      header: `${header}, from`,
      value: (crop) => span(crop)?.from,
      text: (crop) => shown(span(crop)?.from),
    },
    {
      key: `${name}_to`,
      header: `${header}, to`,
      secondary: true,
      value: (crop) => span(crop)?.to,
      text: (crop) => shown(span(crop)?.to),
    },
  ]
  return {
    columns: [
      { key: 'crop', header: 'Crop', value: ({ name }) => name },
      { key: 'verdict', header: 'Verdict', value: ({ verdict }) => verdictLooks[verdict].word },
      { key: 'heat_ratio', header: 'Heat ratio' },
      ...ends('sow_indoors', 'Sow indoors', ({ windows }) => windows.sow_indoors),
      ...ends('transplant', 'Plant out', ({ windows }) => windows.transplant),
      ...ends('direct_sow', 'Sow outdoors', ({ windows }) => windows.direct_sow),
      ...ends('harvest', 'Harvest', ({ harvest }) => harvest),
      {
        key: 'sow_again',
        header: 'Sow again',
        exportOnly: true,
        value: (crop) => bandsOf(crop).again.join(' '),
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

const shown = (date: string | undefined) => (date === undefined ? '–' : dayMonth(date))

/** The calendar: which job when, behind it the frost. */
export function CalendarFigure({
  plan,
  credit,
  stale,
}: {
  plan: Plan
  credit: string
  stale: boolean
}) {
  return (
    <ChartFigure
      demo="data-integration"
      name="calendar"
      title={calendarTitle(plan)}
      sub={`${plan.city.name}, ${String(plan.year)}. Windows follow the middle frost dates; harvest follows the heat of an average year, an early variety’s where a crop is marginal. Ticks: sow again.`}
      table={calendarTable(plan.crops)}
      credit={credit}
      stale={stale}
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
      <section aria-labelledby="verdicts-title" className="mt-6">
        <h3 id="verdicts-title" className="text-base leading-snug">
          Why: {verdictCounts(plan.crops)}
        </h3>
        <NoteSlot className="mt-3 max-w-sm" />
        <ul className="mt-2 grid gap-x-12 text-sm md:grid-cols-2">
          {plan.crops.map((crop) => (
            <li key={crop.slug} className="border-t border-hairline py-2.5">
              <p className="flex items-center gap-2 font-semibold">
                <VerdictMark verdict={crop.verdict} />
                {crop.name}
                <span className="font-mono text-xs font-medium text-muted">
                  {verdictLooks[crop.verdict].word}
                  {crop.heat_ratio != null && (
                    <>
                      , <HeatRatio crop={crop} plan={plan} />
                    </>
                  )}
                </span>
              </p>
              <p className="small-text pl-5">{readable(crop.reasons.join(' '))}</p>
              <p className="sr-only">{jobLines(bandsOf(crop)).join('. ')}</p>
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
