import { useId, useMemo, useState } from 'react'
import { Check } from '@/components/ui/icons'
import { DemoIcon } from '@/components/demo/demo-icons'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { readArticle } from './article-tree'
import type { BatchRow, RowState } from './batch'
import { spokenAddress } from './page-address'
import { Reader } from './reader'
import type { Extraction } from './query'
import { refusalLine } from './refusal'

/** One page of the batch; its article opens under it. */
export function BatchTableRow({
  row: { url, state },
  number,
  isShown,
  onShow,
}: {
  row: BatchRow
  number: number
  isShown: boolean
  onShow: (extraction: Extraction) => void
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { host, rest } = spokenAddress(url)
  const report = state.kind === 'done' ? state.extraction.report : null
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
            <StateMark state={state} />
          </span>
          {state.kind === 'failed' && (
            <span className="mt-1 block text-danger">{refusalLine(state.error, url)}</span>
          )}
        </td>
        <td className="is-secondary">
          <StateMark state={state} />
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
            <OpenArticle extraction={state.extraction} isShown={isShown} onShow={onShow} />
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
  const tree = useMemo(() => readArticle(report.html), [report.html])
  return (
    <>
      <div
        role="region"
        aria-label={report.title ?? 'Article'}
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
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

/** How far a page is, in a shape and a word. */
function StateMark({ state }: { state: RowState }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        state.kind === 'done' && 'text-primary',
        state.kind === 'failed' && 'text-danger',
        (state.kind === 'waiting' || state.kind === 'stopped') && 'text-muted',
      )}
    >
      {state.kind === 'done' && <Check width="16" height="16" />}
      {state.kind === 'failed' && <DemoIcon name="warning" size={16} />}
      {state.kind !== 'done' && state.kind !== 'failed' && <Dot isOn={state.kind === 'fetching'} />}
      {state.kind === 'done' && 'Done'}
      {state.kind === 'failed' && 'Failed'}
      {state.kind === 'waiting' && 'Waiting'}
      {state.kind === 'fetching' && 'Fetching'}
      {state.kind === 'held' && `Waits ${counted(state.seconds, 'second')}`}
      {state.kind === 'stopped' && 'Stopped'}
    </span>
  )
}

function Dot({ isOn }: { isOn: boolean }) {
  return (
    <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none">
      <circle
        cx="8"
        cy="8"
        r="4.500"
        stroke="currentColor"
        strokeWidth="1.500"
        fill={isOn ? 'currentColor' : 'none'}
      />
    </svg>
  )
}
