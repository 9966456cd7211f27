import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { MOST_FILE_BYTES, mostFileBytes } from '@/lib/file-limit'
import { filledCsv } from '@/lib/filled-csv'
import { counted } from '@/lib/format'
import type { ColumnRule, ReadChoice, Row } from '@/lib/read-table'
import type { Given } from '@/lib/read-text'
import { DemoIcon } from './demo-icons'
import { Notice } from './faces'
import { FileChooser, useFileDrop } from './file-drop'
import type { OwnInUse, OwnScope } from './own-in-use'
import { scopeText, seeResult } from './own-scope'
import { PasteBox } from './paste-box'
import type { NamedRead } from './read-problems'
import '@/styles/demo.css'

/** What reads a table and tells about it comes with the first file: most visitors bring none. */
const loadReader = () => import('@/lib/file-reader')
const FileRead = lazy(() => import('./file-read'))

export interface OwnDataProps {
  /** What to drop: "a curve or a history of yields". */
  what: string
  /** What comes of it. */
  scope: OwnScope
  /** How the way back is called. */
  back?: string
  /** The columns the file must have. */
  columns: readonly ColumnRule[]
  maxRows: number
  template: { name: string; text: string }
  /** The file in use, if any. */
  using: { name: string; rows: number } | null
  onUse: (rows: readonly Row[], name: string) => void
  onStop: () => void
}

/** What was taken last, to be read again otherwise, and what was read of it. */
interface OwnFile {
  given: Given
  name: string
  choice: ReadChoice
  read: NamedRead | null
  /** The page uses its rows. */
  isAccepted: boolean
}

/** A visitor's own table, checked and as the API takes it. */
export interface OwnTable extends OwnInUse {
  rows: number
  csv: string
}

/** What a table of one's own is, told once: its columns and limits, and what comes of it. */
export type TableRules = Omit<OwnDataProps, 'using' | 'onUse' | 'onStop'>

/** The part of a page that takes such a table for the API to read; null is the way back. */
export const ownTablePart = (rules: TableRules) =>
  function OwnTablePart({
    using,
    onUse,
  }: {
    using: OwnTable | null
    onUse: (own: OwnTable | null) => void
  }) {
    const { columns, scope } = rules
    return (
      <OwnData
        {...rules}
        using={using}
        onUse={(rows, name) => {
          onUse({ name, rows: rows.length, csv: filledCsv(columns, rows), scope })
        }}
        onStop={() => {
          onUse(null)
        }}
      />
    )
  }

/** Use your own data: drop, choose or paste a table; it is checked here, line by line, and never stored. */
export function OwnData(props: OwnDataProps) {
  const { what, columns, template, using, scope } = props
  const id = useId()
  const [pasting, setPasting] = useState(false)
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null)
  const [file, setFile] = useState<OwnFile | null>(null)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const isUsing = using !== null
  const [wasUsing, setWasUsing] = useState(isUsing)
  if (isUsing !== wasUsing) {
    setWasUsing(isUsing)
    // The way back may be taken elsewhere on the page: what was read is not offered to be read again then.
    if (!isUsing && file?.isAccepted) setFile(null)
  }

  const accept = ({ rows, name }: NamedRead) => {
    setPasting(false)
    props.onUse(rows, name)
  }
  const take = async (source: Given | Promise<Given>, name: string, choice: ReadChoice = {}) => {
    // Before anything is waited for: a file chosen while this one is read takes its place.
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    setRefused(null)
    try {
      const given = await source
      if (signal.aborted) return
      setFile({ given, name, choice, read: null, isAccepted: false })
      const { readOwn } = await loadReader()
      const table = await readOwn([given, columns, props.maxRows, choice], signal)
      if (signal.aborted) return
      if ('refusal' in table) {
        setFile(null)
        setRefused({ name, reason: table.refusal })
        return
      }
      const read = { ...table, name }
      const isAccepted = !read.question && read.issues.length === 0 && read.rows.length > 0
      setFile({ given, name, choice, read, isAccepted })
      if (isAccepted) accept(read)
    } catch {
      if (signal.aborted) return
      setFile(null)
      setRefused({ name, reason: 'Check the connection and try again.' })
    }
  }
  const takeFile = (chosen: File) => {
    if (chosen.size > MOST_FILE_BYTES) {
      reading.current?.abort()
      setFile(null)
      setRefused({
        name: chosen.name,
        reason: `It is larger than ${mostFileBytes}, which is the most this page reads.`,
      })
      return
    }
    const bytes = chosen.arrayBuffer().then((buffer) => new Uint8Array(buffer))
    void take(bytes, chosen.name)
  }
  const { isOver, zone, choose, chooser } = useFileDrop(takeFile)
  return (
    // Dropping is the mouse's way; the button and the text box are everybody's.
    <section
      aria-labelledby={`${id}-title`}
      className={cn(
        'no-print rounded-panel border-[1.5px] border-dashed bg-surface p-4.5 md:p-6',
        isOver ? 'border-accent' : 'border-control',
      )}
      {...zone}
    >
      <div className="grid items-center gap-x-8 gap-y-5 md:grid-cols-[1fr_auto]">
        <div>
          <h2 id={`${id}-title`} className="figure-title">
            Use your own data
          </h2>
          <p className="mt-1.5 text-sm text-muted">
            Drop {what}. It stays in memory for this request and is never stored. {scopeText(scope)}
          </p>
          <p className="small-text mt-1.5">
            CSV, Excel, JSON or Parquet. Up to {counted(props.maxRows, 'row')}, in a file of at most{' '}
            {mostFileBytes}. Columns:{' '}
            <ColumnNames of={columns.filter(({ optional }) => !optional)} />
            {columns.some(({ optional }) => optional) && (
              <>
                . If you have them: <ColumnNames of={columns.filter(({ optional }) => optional)} />
              </>
            )}
          </p>
        </div>
        <div className="grid gap-2">
          <Button variant="quiet" size="sm" className="w-full" onClick={choose}>
            <DemoIcon name="upload" />
            Choose a file
          </Button>
          <FileChooser
            label="Your CSV or Excel file, or JSON or Parquet"
            accept=".csv,.tsv,.txt,.xlsx,.xls,.ods,.json,.jsonl,.ndjson,.parquet,text/csv"
            {...chooser}
          />
          <span className="flex justify-center gap-1">
            <button
              type="button"
              aria-expanded={pasting}
              className="text-button"
              onClick={() => {
                setPasting(!pasting)
              }}
            >
              Paste text
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => {
                saveFile(template.name, new Blob([template.text], { type: 'text/csv' }))
              }}
            >
              Download template
            </button>
          </span>
        </div>
      </div>
      {pasting && (
        <PasteBox example={template.text} onTake={(text) => void take(text, 'the pasted rows')} />
      )}
      <div className="mt-4 grid gap-3 empty:hidden">
        {refused && (
          <Notice tone="warning" title={`Not read: ${refused.name}`}>
            <p>{refused.reason}</p>
          </Notice>
        )}
        {file && !file.read && (
          <p role="status" className="small-text">
            Reading {file.name}…
          </p>
        )}
        {using && (
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
            <span>
              The page shows <b className="font-semibold">{using.name}</b>,{' '}
              {counted(using.rows, 'row')}.
            </span>
            <button
              type="button"
              className="text-button -ml-2"
              onClick={() => {
                seeResult(scope)
              }}
            >
              See result
            </button>
            <button
              type="button"
              className="text-button -ml-2"
              onClick={() => {
                reading.current?.abort()
                setFile(null)
                props.onStop()
              }}
            >
              {props.back ?? 'Back to the published figures'}
            </button>
          </p>
        )}
        {file?.read && (
          <Suspense>
            <FileRead
              read={file.read}
              choice={file.choice}
              isAccepted={file.isAccepted}
              onReadAgain={(choice) => void take(file.given, file.name, choice)}
              onChooseAnother={choose}
              onGoOn={() => {
                if (!file.read) return
                setFile({ ...file, isAccepted: true })
                accept(file.read)
              }}
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function ColumnNames({ of }: { of: readonly ColumnRule[] }) {
  return <span className="font-mono text-xs">{of.map(({ key }) => key).join(', ')}</span>
}
