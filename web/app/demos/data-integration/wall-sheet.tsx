import { textWidth } from '@/lib/chart-text'
import { cn } from '@/lib/cn'
import { spanText } from '@/lib/days'
import { formatMonth, listed } from '@/lib/format'
import { jobsByDate } from './bands'
import { calendarHeight, CalendarDrawing, frostText, JobKey } from './calendar-chart'
import type { CropPlan, Plan } from './ask'

/** The calendar's width in its own units; on paper it is as wide as the page, 257 mm. */
const WIDTH = 980
const MM = 257 / WIDTH
/** What the page leaves for calendar and jobs, in millimetres; and one line of a job. */
const ROOM_MM = 162
const LINE_MM = 4
/** Of the four columns of jobs, and of their type, in pixels of paper. */
const COLUMN_PX = 225
const TYPE_PX = 10.7
/** With the jobs below it the calendar may shrink to this height, as the style sheet says. */
const BESIDE_JOBS_MM = 95
/** Rows beyond this go to another page, so that a name can be read from a step away. */
const CROPS_A_PAGE = 14

export function pagesOf(crops: readonly CropPlan[]): CropPlan[][] {
  return Array.from({ length: Math.ceil(crops.length / CROPS_A_PAGE) }, (_, page) =>
    crops.slice(page * CROPS_A_PAGE, (page + 1) * CROPS_A_PAGE),
  )
}

/** The page one hangs on the wall: only shown on paper. Crops that do not ripen here are named, not drawn. */
export function WallSheet({ plan, address }: { plan: Plan; address: string }) {
  const left = plan.crops.filter(({ verdict }) => verdict === 'no').map(({ name }) => name)
  const pages = pagesOf(plan.crops.filter(({ verdict }) => verdict !== 'no'))
  return (
    <section aria-label="Wall calendar">
      {pages.map((crops, page) => (
        <div key={page} className="garden-sheet-page">
          <div className="flex items-baseline justify-between gap-6">
            <p className="font-display text-xl font-semibold">
              {plan.city.name} garden {plan.year}
              {pages.length > 1 && `, ${String(page + 1)} of ${String(pages.length)}`}
            </p>
            {plan.frost && <p>{frostText(plan.frost)}</p>}
          </div>
          <JobKey />
          <SheetBody plan={{ ...plan, crops }} single={pages.length === 1} />
          <p className="mt-2 text-muted">
            {left.length > 0 && `Not shown, too little heat here: ${listed(left)}. `}
            Averages; a single year can differ by weeks. {address}
          </p>
        </div>
      ))}
    </section>
  )
}

/** The calendar, and where the page has room for them the jobs to tick off. */
function SheetBody({ plan, single }: { plan: Plan; single: boolean }) {
  const height = calendarHeight(plan)
  const jobs = jobsByDate(plan.crops)
  const months = [...new Set(jobs.map(({ span }) => span.from.slice(0, 7)))]
  const jobsOf = (month: string) => jobs.filter(({ span }) => span.from.startsWith(month))
  const written = jobs.map(({ name, crop, span }) => `☐ ${name}: ${crop.name} ${spanText(span)}`)
  const long = written.filter((line) => textWidth(line, TYPE_PX) > COLUMN_PX)
  const lines = Math.ceil((jobs.length + long.length + 2 * months.length) / 4) + 1
  const withJobs = single && Math.min(height * MM, BESIDE_JOBS_MM) + lines * LINE_MM <= ROOM_MM
  return (
    <>
      <svg
        className={cn('chart garden-sheet-calendar', withJobs && 'has-jobs')}
        viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
        role="img"
        aria-label={`Planting calendar of ${plan.city.name}`}
      >
        <CalendarDrawing plan={plan} size={{ width: WIDTH, height, compact: false }} />
      </svg>
      {withJobs && (
        <div className="garden-sheet-jobs mt-2">
          {months.map((month) => (
            <div key={month} className="mb-2">
              <p className="font-semibold">{formatMonth(month)}</p>
              {jobsOf(month).map(({ name, crop, span }) => (
                <p key={`${name} ${crop.slug} ${span.from}`} className="flex justify-between gap-2">
                  <span>
                    ☐ {name}: {crop.name}
                  </span>
                  <span className="whitespace-nowrap">{spanText(span)}</span>
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
