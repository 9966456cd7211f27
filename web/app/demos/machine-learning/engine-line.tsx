import { useState } from 'react'
import { CopyLink } from '@/components/demo/controls'
import { fileName, saveFile } from '@/lib/export'
import type { AnsweredArticle } from './ask'

/** Where the figures come from: computed here, on this text; and ways to take them along. */
export function EngineLine({
  answered: { own, report },
  href,
  onStop,
}: {
  answered: AnsweredArticle
  href: string
  onStop: () => void
}) {
  const [said, setSaid] = useState('')
  const save = () => {
    const file = fileName(['machine-learning', own ? 'own article' : (report.title ?? '')], 'json')
    const text = `${JSON.stringify(report, null, 2)}\n`
    saveFile(file, new Blob([text], { type: 'application/json' }))
    setSaid(`Saved as ${file}`)
  }
  return (
    <div className="border-t border-hairline py-2.5">
      <div className="small-text flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
        <span className="chip">
          <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10">
            <path d="M5 0 10 5 5 10 0 5Z" fill="currentColor" />
          </svg>
          Computed · {report.engine}
        </span>
        <span>
          {own
            ? `${own.name}: held in this page only, never stored, and not part of the link`
            : 'A fictional article of ours, analysed inside our server: no outside service, nothing stored'}
        </span>
        <span className="flex flex-wrap items-center gap-x-1 lg:ml-auto">
          {own && (
            <button type="button" className="text-button" onClick={onStop}>
              Back to the sample
            </button>
          )}
          <button type="button" className="text-button" onClick={save}>
            Report as JSON
          </button>
          <CopyLink href={href} />
          <span role="status" className="sr-only">
            {said}
          </span>
        </span>
      </div>
      {report.notes.length > 0 && (
        <ul className="small-text mt-1.5">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
