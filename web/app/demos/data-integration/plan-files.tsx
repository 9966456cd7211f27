import { RequestFiles } from '@/components/demo/request-files'
import { Button } from '@/components/ui/button'
import { fileRequest, type AnsweredPlan } from './ask'

const files = [
  ['ics', 'Calendar file (.ics)'],
  ['csv', 'Table (.csv)'],
] as const

/** The plan to take along: into a calendar program, a spreadsheet, or onto the wall. */
export function PlanFiles({ answered: { view, own, report } }: { answered: AnsweredPlan }) {
  return (
    <RequestFiles
      label="Take the plan along:"
      files={files.map(([file, label]) => ({
        label,
        name: `garden-${report.city.slug}-${String(report.year)}.${file}`,
        request: fileRequest(view, own, file),
      }))}
    >
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          window.print()
        }}
      >
        Print for the wall
      </Button>
    </RequestFiles>
  )
}
