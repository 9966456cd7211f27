import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/export'
import { counted, formatNumber } from '@/lib/format'
import { tally, type BatchRow } from './batch'
import { BatchTableRow } from './batch-row'
import { batchJson, batchMarkdown } from './exports'
import type { Extraction } from './query'

/** The finding over the batch. */
export function batchTitle(rows: readonly BatchRow[]) {
  const { all, done, failed, stopped, running } = tally(rows)
  if (running > 0) return `${formatNumber(done + failed)} of ${counted(all, 'page')} read`
  const parts = [
    counted(done, 'article'),
    failed > 0 && `${formatNumber(failed)} failed`,
    stopped > 0 && `${formatNumber(stopped)} not fetched`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** The pages of a batch: how far each is, its article in place, and all of them as one file. */
export function BatchFigure({
  rows,
  shown,
  onStop,
  onShow,
}: {
  rows: readonly BatchRow[]
  /** The article shown in full below. */
  shown: Extraction
  onStop: () => void
  onShow: (extraction: Extraction) => void
}) {
  const id = useId()
  const { all, done, failed, running } = tally(rows)
  const save = (name: string, type: string, text: string) => {
    saveFile(name, new Blob([text], { type }))
  }
  return (
    <figure aria-labelledby={id} className="figure">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="figure-title">
            {batchTitle(rows)}
          </h2>
          <span role="status" className="sr-only">
            {batchTitle(rows)}
          </span>
          <p className="figure-sub">
            Two at a time. A page that fails leaves the others alone; each says why.
          </p>
        </div>
        {running > 0 && (
          <Button variant="quiet" size="sm" onClick={onStop}>
            Stop
          </Button>
        )}
      </div>
      <progress
        aria-labelledby={id}
        className="batch-progress"
        value={all - running}
        max={Math.max(all, 1)}
      />
      <table className="data-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col" className="w-8">
              #
            </th>
            <th scope="col">Page</th>
            <th scope="col" className="is-secondary w-36">
              State
            </th>
            <th scope="col" className="is-number is-secondary w-20">
              Words
            </th>
            <th scope="col" className="w-14">
              <span className="sr-only">Article</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <BatchTableRow
              key={row.url}
              row={row}
              number={index + 1}
              isShown={row.state.kind === 'done' && row.state.extraction === shown}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-1">
        <span className="small-text mr-auto">
          {failed > 0 && 'Reasons stand in the file too. '}Kept in this page only, until you leave
          it.
        </span>
        <span className="small-text">Download all</span>
        <button
          type="button"
          disabled={done === 0}
          className="text-button disabled:text-muted disabled:no-underline"
          onClick={() => {
            save('articles.md', 'text/markdown', batchMarkdown(rows))
          }}
        >
          Markdown
        </button>
        <button
          type="button"
          disabled={done + failed === 0}
          className="text-button -mr-2 disabled:text-muted disabled:no-underline"
          onClick={() => {
            save('articles.json', 'application/json', batchJson(rows))
          }}
        >
          JSON
        </button>
      </div>
    </figure>
  )
}
