import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { filledCsv } from '@/lib/filled-csv'
import { counted } from '@/lib/format'
import type { ColumnRule, ReadChoice, Row } from '@/lib/read-table'
import { DemoIcon } from './demo-icons'
import { Notice } from './faces'
import { FileChooser, useFileDrop } from './file-drop'
import type { NamedRead } from './read-problems'
import '@/styles/demo.css'

/** Larger files are refused before they are read: our API would refuse them anyway. */
const MAX_BYTES = 5_000_000

/** What reads a table and tells about it comes with the first file: most visitors bring none. */
const loadReader = () => import('@/lib/read-table')
const FileRead = lazy(() => import('./file-read'))

export interface OwnDataProps {
  /** What to drop: "a curve or a history of yields". */
  what: string
  /** What comes of it: "every figure above recomputes". */
  effect?: string
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

/** The file that was taken last: its text, to be read again otherwise, and what was read of it. */
interface OwnFile {
  text: string
  name: string
  choice: ReadChoice
  read: NamedRead | null
  /** The page uses its rows. */
  isAccepted: boolean
}

/** A visitor's own table, checked and as the API takes it. */
export interface OwnTable {
  name: string
  rows: number
  csv: string
}

/** The same where the API reads the table itself; null is the way back. */
export function OwnCsv({
  onUse,
  ...props
}: Omit<OwnDataProps, 'onUse' | 'onStop'> & { onUse: (own: OwnTable | null) => void }) {
  return (
    <OwnData
      {...props}
      onUse={(rows, name) => {
        onUse({ name, rows: rows.length, csv: filledCsv(props.columns, rows) })
      }}
      onStop={() => {
        onUse(null)
      }}
    />
  )
}

/** Use your own data: drop, choose or paste a table; it is checked here, line by line, and never stored. */
export function OwnData(props: OwnDataProps) {
  const { what, columns, template, using } = props
  const id = useId()
  const [pasting, setPasting] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [file, setFile] = useState<OwnFile | null>(null)
  const newest = useRef(0)

  const accept = ({ rows, name }: NamedRead) => {
    setPasting(false)
    props.onUse(rows, name)
  }
  const take = async (text: string, name: string, choice: ReadChoice = {}) => {
    newest.current += 1
    const number = newest.current
    setRefused(null)
    setFile({ text, name, choice, read: null, isAccepted: false })
    try {
      const { readTable } = await loadReader()
      const read = { ...(await readTable(text, columns, props.maxRows, choice)), name }
      // A file chosen while this one was read takes its place.
      if (number !== newest.current) return
      const isAccepted = !read.question && read.issues.length === 0 && read.rows.length > 0
      setFile({ text, name, choice, read, isAccepted })
      if (isAccepted) accept(read)
    } catch {
      setFile(null)
      setRefused(`${name} could not be read: check the connection and try again.`)
    }
  }
  const takeFile = async (chosen: File) => {
    if (chosen.size > MAX_BYTES) {
      setFile(null)
      setRefused(`${chosen.name} is larger than 5 MB, which is the most this page reads.`)
      return
    }
    await take(await chosen.text(), chosen.name)
  }
  const { isOver, zone, choose, chooser } = useFileDrop((chosen) => void takeFile(chosen))
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
            Drop {what}. It stays in memory for this request, is never stored, and{' '}
            {props.effect ?? 'every figure above recomputes'}.
          </p>
          <p className="mt-1.5 font-mono text-xs text-muted">
            {columns.map(({ key, optional }) => (optional ? `${key}?` : key)).join(', ')}
          </p>
        </div>
        <div className="grid gap-2">
          <Button variant="quiet" size="sm" className="w-full" onClick={choose}>
            <DemoIcon name="upload" />
            Choose a CSV or drop it here
          </Button>
          <FileChooser label="Your CSV file" accept=".csv,.tsv,.txt,text/csv" {...chooser} />
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
          <Notice tone="warning" title="This file was not read">
            <p>{refused}</p>
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
                newest.current += 1
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
              onReadAgain={(choice) => void take(file.text, file.name, choice)}
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

function PasteBox({ example, onTake }: { example: string; onTake: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <div className="mt-4 grid gap-3">
      <textarea
        aria-label="Rows to paste, headings first"
        value={text}
        placeholder={example}
        rows={6}
        spellCheck={false}
        className="rounded-field border border-control bg-bg p-3 font-mono text-xs"
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={text.trim() === ''}
        onClick={() => {
          onTake(text)
        }}
      >
        Use these rows
      </Button>
    </div>
  )
}
