import { useState } from 'react'
import { problemOf, whatHappened } from '@/components/demo/api-problem'
import { Button, buttonVariants } from '@/components/ui/button'
import { saveFile } from '@/lib/export'
import { fileRequest, type AnsweredPlan } from './ask'

const files = [
  { file: 'ics', label: 'Calendar file (.ics)' },
  { file: 'csv', label: 'Table (.csv)' },
] as const

/** The plan to take along: into a calendar program, a spreadsheet, or onto the wall. */
export function PlanFiles({ answered: { view, own, report } }: { answered: AnsweredPlan }) {
  const [said, setSaid] = useState('')
  const look = buttonVariants({ variant: 'quiet', size: 'sm' })
  // One's own crops go in a body, which a link cannot send.
  const fetchFile = async (file: 'ics' | 'csv') => {
    const { path, body } = fileRequest(view, own, file)
    const name = `garden-${report.city.slug}-${String(report.year)}.${file}`
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw await problemOf(response)
      saveFile(name, await response.blob())
      setSaid(`Saved as ${name}`)
    } catch (error) {
      setSaid(`The file did not come. ${whatHappened(error)}`)
    }
  }
  return (
    <div className="no-print mb-6 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-sm text-muted">Take the plan along:</span>
      {files.map(({ file, label }) =>
        own === null ? (
          <a key={file} href={fileRequest(view, null, file).path} download className={look}>
            {label}
          </a>
        ) : (
          <Button key={file} variant="quiet" size="sm" onClick={() => void fetchFile(file)}>
            {label}
          </Button>
        ),
      )}
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          window.print()
        }}
      >
        Print for the wall
      </Button>
      <p role="status" className="text-sm text-muted">
        {said}
      </p>
    </div>
  )
}
