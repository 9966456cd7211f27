/** The calendar as bands: which job is when. */
import type { GanttShape } from '@/components/charts/gantt-bar'
import type { Tone } from '@/lib/chart-series'
import { dayMonth, monthStart, spanText, timeOf } from '@/lib/days'
import type { CropPlan, Frost, Span } from './ask'

export const jobs = ['sow_indoors', 'transplant', 'direct_sow', 'harvest'] as const
export type Job = (typeof jobs)[number]

/** How a job is called and drawn; colour never stands alone, `shape` tells them apart too. */
export const jobLooks: Record<Job, { name: string; tone: Tone; shape: GanttShape }> = {
  sow_indoors: { name: 'Sow indoors', tone: 'noise', shape: 'hollow' },
  transplant: { name: 'Plant out', tone: 2, shape: 'notched' },
  direct_sow: { name: 'Sow outdoors', tone: 4, shape: 'low' },
  harvest: { name: 'Harvest', tone: 'signal', shape: 'solid' },
}

export interface Band {
  job: Job
  span: Span
}

/** When a job is done, where it has dates. */
export const spanOf = ({ windows, harvest }: CropPlan, job: Job): Span | null | undefined =>
  ({ ...windows, harvest })[job]

/** The jobs of a crop that have dates, in the order of the work. */
export function jobsOf(crop: CropPlan): Band[] {
  return jobs.flatMap((job) => {
    const span = spanOf(crop, job)
    return span ? [{ job, span }] : []
  })
}

/** The days of a crop's further sowings. */
export const againOf = ({ succession }: CropPlan) => succession.slice(1).map(({ sow }) => sow)

/** Whole months around every band and frost date; never beyond the planned year's last day. */
export function monthsShown(crops: readonly CropPlan[], frost: Frost | null, year: number) {
  const dates = crops.flatMap((crop) => jobsOf(crop).flatMap(({ span }) => [span.from, span.to]))
  if (frost) dates.push(frost.last_spring.p90, frost.first_fall.p90)
  const first = `${String(year)}-01-01`
  const last = `${String(year)}-12-31`
  // A root planted in fall is harvested next year: the calendar ends with this one.
  const inYear = dates.map((date) => (date > last ? last : date < first ? first : date)).sort()
  return [
    monthStart(timeOf(inYear[0] ?? `${String(year)}-03-01`)),
    monthStart(timeOf(inYear.at(-1) ?? `${String(year)}-10-01`), 1),
  ] as const
}

/** What is done with a crop and when, line by line, for the cursor and the table. */
export function jobLines(crop: CropPlan): string[] {
  const again = againOf(crop)
  const lines = jobsOf(crop).map(({ job, span }) => `${jobLooks[job].name} ${spanText(span)}`)
  if (again.length > 0) lines.push(`Sow again ${again.map(dayMonth).join(', ')}`)
  return lines
}

export interface DatedJob {
  crop: CropPlan
  name: string
  span: Span
}

/** "sow lettuce indoors": a job in the middle of a sentence. */
export function jobPhrase({ name, crop }: DatedJob) {
  const [verb = '', ...where] = name.toLowerCase().split(' ')
  const what = crop.name.toLowerCase()
  return verb === 'sow' && where.length > 0
    ? `sow ${what} ${where.join(' ')}`
    : `${name.toLowerCase()} ${what}`
}

/** Every job of the plan by date; crops that do not ripen here have none. */
export function jobsByDate(crops: readonly CropPlan[]): DatedJob[] {
  const all = crops
    .filter(({ verdict }) => verdict !== 'no')
    .flatMap((crop) => [
      ...jobsOf(crop).map(({ job, span }) => ({ crop, name: jobLooks[job].name, span })),
      ...againOf(crop).map((from) => ({ crop, name: 'Sow again', span: { from, to: from } })),
    ])
  return all.toSorted((a, b) => a.span.from.localeCompare(b.span.from))
}
