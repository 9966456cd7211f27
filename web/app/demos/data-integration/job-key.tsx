import { GanttBarShape } from '@/components/charts/gantt-bar'
import { jobLooks, jobs } from './bands'

/** What each band means, above the calendar: the shapes repeat in every row, so they are named once. */
export function JobKey() {
  return (
    <ul aria-label="What the bands mean" className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {jobs.map((job) => (
        <li key={job} className="flex items-center gap-1.5">
          <svg aria-hidden="true" width="26" height="14" viewBox="0 0 26 14" className="chart">
            <GanttBarShape {...jobLooks[job]} x={0} y={0} width={26} height={14} />
          </svg>
          {jobLooks[job].name}
        </li>
      ))}
      <li className="flex items-center gap-1.5 text-muted">
        <svg aria-hidden="true" width="26" height="14" viewBox="0 0 26 14" className="chart">
          <rect width="26" height="14" className="garden-frost" />
          <path d="M13 0v14" className="chart-base" />
        </svg>
        Frost: nine years in ten to one in ten
      </li>
    </ul>
  )
}
