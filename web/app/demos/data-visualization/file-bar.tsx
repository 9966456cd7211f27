import { use } from 'react'
import { DemoIcon } from '@/components/demo/demo-icons'
import { EmbedContext } from '@/components/demo/frame-context'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { Notice } from '@/components/demo/faces'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { counted, listed } from '@/lib/format'
import type { Report } from '@/lib/tables/report'
import type { Recipe } from './recipe'
import { starterSets, type SetName } from './starter-sets'
import type { OwnTableState } from './use-own-table'
import { sizeText } from './words'

/** Which table is asked, and the way to bring another: by drop or by choice. */
export function FileBar({
  set,
  report,
  isAnswer,
  state,
  onRecipe,
}: {
  set: SetName
  report: Report
  /** The report is of an answer in SQL, not of the table. */
  isAnswer: boolean
  state: OwnTableState
  /** Opens a question in SQL about one of our tables. */
  onRecipe: (recipe: Recipe) => void
}) {
  const { own, opening, problem, recipe } = state
  const { isOver, choose, zone, chooser } = useFileDrop((file) => void state.open(file))
  if (use(EmbedContext)) return null
  const columns = counted(report.profile.length, 'column')
  return (
    <div className="mb-3 grid gap-2.5">
      <section
        aria-label="Your file"
        {...zone}
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 rounded-panel border border-dashed px-4 py-3 text-sm md:px-6',
          isOver ? 'border-primary bg-surface' : 'border-control',
        )}
      >
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          {own ? (
            <>
              <b className="font-semibold">{own.name}</b> · {counted(own.rows, 'row')} ·{' '}
              {counted(own.profile.length, 'column')} · {sizeText(own.size)} ·{' '}
              <span className="font-semibold text-primary">never left this browser</span>
            </>
          ) : (
            <>
              <b className="font-semibold">{starterSets[set].label}</b> ·{' '}
              {isAnswer && 'answer in SQL: '}
              {counted(report.rows, 'row')} · {columns} · our table.{' '}
              <span className="text-muted">
                Drop a CSV, TSV, JSON, Parquet or Excel file here: it never leaves this browser.
              </span>
            </>
          )}
        </p>
        <p className="no-print flex flex-wrap gap-2">
          <Button size="sm" onClick={choose}>
            <DemoIcon name="upload" />
            {own ? 'Another file' : 'Choose a file'}
          </Button>
          {own && (
            <Button size="sm" variant="quiet" onClick={state.stop}>
              Back to our table
            </Button>
          )}
        </p>
        <FileChooser
          label="Your table"
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.parquet,.xlsx"
          {...chooser}
        />
      </section>
      {recipe && !opening && recipe.set === '' && (
        <p role="status" className="small-text">
          A recipe waits for its file, which needs{' '}
          {recipe.columns.length > 0 ? listed(recipe.columns.slice(0, 8)) : 'no column by name'}.
          Choose the file, and it is read{recipe.sql === '' ? '' : ', asked in SQL'} and drawn as
          the recipe says.
        </p>
      )}
      {recipe && !opening && recipe.set !== '' && (
        <p role="status" className="small-text flex flex-wrap items-center gap-x-3">
          A recipe asks our table {starterSets[recipe.set].label} in SQL.
          <button
            type="button"
            className="text-button"
            onClick={() => {
              onRecipe(recipe)
            }}
          >
            Open the question
          </button>
        </p>
      )}
      {opening && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <progress
            aria-label={`Reading ${opening.name}`}
            max={1}
            value={opening.share}
            className="h-2 w-48 accent-primary"
          />
          <p role="status">Reading {opening.name}…</p>
          <button type="button" className="text-button" onClick={state.cancel}>
            Stop reading
          </button>
        </div>
      )}
      {problem && (
        <Notice tone="warning" title={`About ${problem.name}`}>
          <p className="wrap-anywhere">{problem.reason}</p>
        </Notice>
      )}
    </div>
  )
}
