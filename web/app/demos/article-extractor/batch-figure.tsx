import { useId, useMemo, useState } from 'react'
import { tally } from '@/components/demo/batch'
import { BatchState } from '@/components/demo/batch-state'
import { SaveButtons } from '@/components/demo/save-buttons'
import { Spoken } from '@/components/demo/spoken'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import { readHtml } from '@/lib/plain-html'
import type { Extraction } from './ask'
import { batchTitle, type PageRow } from './batch'
import { batchJson, batchMarkdown } from './exports'
import { Reader } from './reader'
import { refusalLine } from './refusal'

/** The pages of a batch: how far each is, its article in place, and all of them as one file. */
export function BatchFigure({
  rows,
  shown,
  onStop,
  onShow,
}: {
  rows: readonly PageRow[]
  /** The article shown in full below. */
  shown: Extraction
  onStop: () => void
  onShow: (extraction: Extraction) => void
}) {
  const id = useId()
  const { all, done, failed, running } = tally(rows)
  return (
    <figure aria-labelledby={id} className="figure">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="figure-title">
            {batchTitle(rows)}
          </h2>
          <Spoken>{batchTitle(rows)}</Spoken>
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
            <PageTableRow
              key={row.key}
              row={row}
              number={index + 1}
              isShown={row.state.kind === 'done' && row.state.result === shown}
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
        <SaveButtons
          files={[
            {
              label: 'Markdown',
              name: 'articles.md',
              isEmpty: done === 0,
              text: () => batchMarkdown(rows),
            },
            {
              label: 'JSON',
              name: 'articles.json',
              isEmpty: done + failed === 0,
              text: () => batchJson(rows),
            },
          ]}
        />
      </div>
    </figure>
  )
}

/** One page of the batch; its article opens under it. */
function PageTableRow({
  row: { key: url, state },
  number,
  isShown,
  onShow,
}: {
  row: PageRow
  number: number
  isShown: boolean
  onShow: (extraction: Extraction) => void
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { host, rest } = spokenAddress(url)
  const report = state.kind === 'done' ? state.result.report : null
  return (
    <>
      <tr className={cn('align-top', isShown && 'is-best')}>
        <td className="font-mono text-xs">{number}</td>
        <td className="wrap-anywhere">
          {report?.title != null && <span className="block">{report.title}</span>}
          <span className="text-muted">
            <b className="font-medium text-text">{host}</b>
            {rest}
          </span>
          {/* On a phone there is no column for it. */}
          <span className="mt-1 block md:hidden">
            <BatchState state={state} />
          </span>
          {state.kind === 'failed' && (
            <span className="mt-1 block text-danger">{refusalLine(state.error, url)}</span>
          )}
        </td>
        <td className="is-secondary">
          <BatchState state={state} />
        </td>
        <td className="is-number is-secondary">{report ? formatNumber(report.word_count) : '–'}</td>
        <td className="text-right">
          {report && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={`${isOpen ? 'Close' : 'Open'} article ${String(number)}`}
              className="text-button !px-0"
              onClick={() => {
                setOpen(!isOpen)
              }}
            >
              {isOpen ? 'Close' : 'Open'}
            </button>
          )}
        </td>
      </tr>
      {isOpen && state.kind === 'done' && (
        <tr>
          <td colSpan={5} id={id}>
            <OpenArticle extraction={state.result} isShown={isShown} onShow={onShow} />
          </td>
        </tr>
      )}
    </>
  )
}

function OpenArticle({
  extraction,
  isShown,
  onShow,
}: {
  extraction: Extraction
  isShown: boolean
  onShow: (extraction: Extraction) => void
}) {
  const { report } = extraction
  const tree = useMemo(() => readHtml(report.html), [report.html])
  return (
    <>
      <div
        role="region"
        aria-label={report.title ?? 'Article'}
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-card border border-hairline bg-surface px-4 py-3.5"
      >
        <Reader report={report} tree={tree} ties={null} />
      </div>
      <button
        type="button"
        disabled={isShown}
        className="text-button mt-1 -ml-2 disabled:text-muted disabled:no-underline"
        onClick={() => {
          onShow(extraction)
        }}
      >
        {isShown ? 'Its blocks and facts stand below' : 'Show its blocks and facts below'}
      </button>
    </>
  )
}
