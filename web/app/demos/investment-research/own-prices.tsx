import { useEffect, useId, useRef, useState } from 'react'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { DemoIcon } from '@/components/demo/demo-icons'
import { FieldProblem } from '@/components/demo/field-problem'
import type { OwnTable } from '@/components/demo/own-data'
import { scopeText } from '@/components/demo/own-scope'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { mostFileBytes, MOST_FILE_BYTES } from '@/lib/file-limit'
import { counted } from '@/lib/format'
import { portfolio } from './fields.gen'

const TEMPLATE =
  'date,AAA,BBB\n2025-01-31,100.00,50.00\n2025-02-28,101.20,49.10\n2025-03-31,99.80,51.30\n'

const scope = {
  recomputed: ['the answer', 'every portfolio, chart and table of prices'],
  kept: ['the figures of companies, which are from their filings'],
}

/** Prices of one's own, one column a symbol or a row for each day and symbol: the API reads both and names the row it cannot. */
export function OwnPrices({
  using,
  problem,
  onUse,
}: {
  using: OwnTable | null
  /** Why the API could not read them. */
  problem: string | undefined
  onUse: (own: OwnTable | null) => void
}) {
  const id = useId()
  const [pasted, setPasted] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const give = (csv: string, name: string) => {
    const rows = csv.split('\n').filter((line) => line.trim() !== '').length - 1
    const isTooLong = new TextEncoder().encode(csv).length > portfolio.csv.maxBytes
    setRefused(
      isTooLong
        ? `${name} is larger than ${String(portfolio.csv.maxBytes / 1e6)} MB, which is the most this page reads.`
        : rows < 1
          ? `${name} has no rows below its heading.`
          : null,
    )
    if (isTooLong || rows < 1) return
    setPasted(null)
    onUse({ name, rows, csv, scope })
  }
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])
  const take = async (file: File) => {
    // A file chosen while this one is read takes its place.
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const { readOwnFreely } = await import('@/lib/file-reader')
      const read = await readOwnFreely(bytes, signal)
      if (signal.aborted) return
      if ('refusal' in read) setRefused(`${file.name}: ${read.refusal}`)
      else give(read.text, file.name)
    } catch {
      if (!signal.aborted)
        setRefused(`${file.name} could not be read. Check the connection and try again.`)
    }
  }
  const { isOver, zone, choose, chooser } = useFileDrop((file) => {
    // Whatever comes of this one, the file before it is no longer wanted.
    reading.current?.abort()
    if (file.size <= MOST_FILE_BYTES) void take(file)
    else
      setRefused(`${file.name} is larger than ${mostFileBytes}, which is the most this page reads.`)
  })
  return (
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
            Drop your prices: adjusted closes in one currency, at least 13 days that every symbol
            has. Days on which one is missing are left out, and the page says so. They stay in
            memory for this request and are never stored. {scopeText(scope)}
          </p>
          <p className="mt-1.5 font-mono text-xs text-muted">
            date, SYMBOL, SYMBOL, … or date, symbol, close
          </p>
        </div>
        <div className="grid gap-2">
          <Button variant="quiet" size="sm" className="w-full" onClick={choose}>
            <DemoIcon name="upload" />
            Choose a CSV or Excel file
          </Button>
          <FileChooser
            label="Your CSV or Excel file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv"
            {...chooser}
          />
          <span className="flex justify-center gap-1">
            <button
              type="button"
              aria-expanded={pasted !== null}
              className="text-button"
              onClick={() => {
                setPasted(pasted === null ? '' : null)
              }}
            >
              Paste text
            </button>
            <button
              type="button"
              className="text-button"
              onClick={() => {
                saveFile('boreal-prices-template.csv', new Blob([TEMPLATE], { type: 'text/csv' }))
              }}
            >
              Download template
            </button>
          </span>
        </div>
      </div>
      {pasted !== null && (
        <div className="mt-4 grid gap-3">
          <textarea
            aria-label="Rows to paste, headings first"
            value={pasted}
            placeholder={TEMPLATE}
            rows={6}
            spellCheck={false}
            className="rounded-field border border-control bg-bg p-3 font-mono text-xs"
            onChange={(event) => {
              setPasted(event.target.value)
            }}
          />
          <Button
            size="sm"
            className="justify-self-start"
            disabled={pasted.trim() === ''}
            onClick={() => {
              give(pasted, 'the pasted rows')
            }}
          >
            Use these rows
          </Button>
        </div>
      )}
      <div className="mt-4 grid gap-3 empty:hidden">
        <FieldProblem id={`${id}-problem`} text={refused ?? problem} />
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
                onUse(null)
              }}
            >
              Back to the published figures
            </button>
          </p>
        )}
      </div>
    </section>
  )
}
