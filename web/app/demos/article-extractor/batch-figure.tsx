import { useMemo } from 'react'
import { tally } from '@/components/demo/batch'
import { BatchFigure, type BatchLine } from '@/components/demo/batch-figure'
import { SaveButtons } from '@/components/demo/save-buttons'
import { formatNumber } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import { readHtml } from '@/lib/plain-html'
import type { Extraction } from './ask'
import { batchTitle, type PageRow } from './batch'
import { batchJson, batchMarkdown } from './exports'
import { Reader } from './reader'
import { refusalLine } from './refusal'

interface Shown {
  /** The article shown in full below. */
  shown: Extraction
  onShow: (extraction: Extraction) => void
}

/** The pages of a batch, each with its article in place, and all of them as one file. */
export function PagesFigure({
  rows,
  onStop,
  ...shown
}: Shown & { rows: readonly PageRow[]; onStop: () => void }) {
  const { done, failed } = tally(rows)
  return (
    <BatchFigure
      title={batchTitle(rows)}
      sub="Two at a time. A page that fails leaves the others alone; each says why."
      words={{ asked: 'Page', figure: 'Words', result: 'article' }}
      rows={rows}
      lineOf={(row) => lineOf(row, shown)}
      onStop={onStop}
      foot={
        <>
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
        </>
      }
    />
  )
}

function lineOf({ key: url, state }: PageRow, shown: Shown): BatchLine {
  const { host, rest } = spokenAddress(url)
  const asked = (
    <>
      <b className="font-medium text-text">{host}</b>
      {rest}
    </>
  )
  if (state.kind === 'failed') return { asked, figure: '–', problem: refusalLine(state.error, url) }
  if (state.kind !== 'done') return { asked, figure: '–' }
  const { report } = state.result
  return {
    asked,
    found: report.title,
    figure: formatNumber(report.word_count),
    opened: <OpenArticle extraction={state.result} {...shown} />,
    isShown: state.result === shown.shown,
  }
}

function OpenArticle({ extraction, shown, onShow }: Shown & { extraction: Extraction }) {
  const { report } = extraction
  const tree = useMemo(() => readHtml(report.html), [report.html])
  const isShown = extraction === shown
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
        aria-disabled={isShown}
        className="text-button mt-1 -ml-2 aria-disabled:text-muted aria-disabled:no-underline"
        onClick={() => {
          if (!isShown) onShow(extraction)
        }}
      >
        {isShown ? 'Its blocks and facts stand below' : 'Show its blocks and facts below'}
      </button>
    </>
  )
}
