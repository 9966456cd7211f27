import { useId, useState } from 'react'
import { Notice } from '@/components/demo/faces'
import { SelectField } from '@/components/demo/fields'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { scopeText, seeResult } from '@/components/demo/own-scope'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { counted, formatNumber } from '@/lib/format'
import type { OwnFleet } from './ask'
import { predict } from './fields.gen'
import {
  columnsOf,
  sensorsOf,
  settingsOf,
  templates,
  withColumns,
  type Columns,
} from './own-columns'
import '@/styles/demo.css'

const scope = {
  recomputed: ['the answer', 'every figure'],
  kept: ['the costs and the interval in the controls'],
  result: 'answer',
}
const MOST = Math.min(predict.train_csv.maxBytes, predict.test_csv.maxBytes)
const most = `${formatNumber(MOST / 2 ** 20)} MB`

/** A file that was chosen, and which of its columns is what. */
interface Chosen {
  name: string
  text: string
  columns: Columns
}

const kinds = {
  train: { label: 'Histories that ended in failure', template: 'boreal-failed-machines.csv' },
  test: { label: 'Machines that run', template: 'boreal-running-machines.csv' },
}
type Kind = keyof typeof kinds

/** Machines of a visitor's own: two tables, the columns mapped here, sent to be learnt from and forgotten. */
export function OwnMachines({
  using,
  onUse,
}: {
  using: OwnFleet | null
  onUse: (own: OwnFleet | null) => void
}) {
  const id = useId()
  const [chosen, setChosen] = useState<Partial<Record<Kind, Chosen>>>({})
  const [refused, setRefused] = useState<string | null>(null)
  const take = async (kind: Kind, file: File) => {
    setRefused(null)
    if (file.size > MOST) {
      setRefused(`${file.name} is larger than ${most}, which is the most that is taken.`)
      return
    }
    const text = await file.text()
    const columns = columnsOf(text)
    if (!columns) {
      setRefused(
        `${file.name} is not a table of readings: it needs a machine, a cycle and a sensor a row, or NASA’s 26 columns.`,
      )
      return
    }
    setChosen((all) => ({ ...all, [kind]: { name: file.name, text, columns } }))
  }
  const { train, test } = chosen
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="no-print rounded-panel border-[1.5px] border-dashed border-control bg-surface p-4.5 md:p-6"
    >
      <h2 id={`${id}-title`} className="figure-title">
        Use your own data
      </h2>
      <p className="mt-1.5 text-sm text-muted">
        Drop two tables of readings, a row a machine and cycle: machines that failed, to learn from,
        and machines that run, to estimate. They stay in memory for this request and are never
        stored. {scopeText(scope)}
      </p>
      <p className="small-text mt-1.5">
        Up to {formatNumber(predict.train_csv.maxRows)} rows and {most} each. Columns:{' '}
        <span className="font-mono text-xs">unit, cycle, sensors…</span>, the cycle counted from
        when the machine was new, or NASA’s C-MAPSS files as they are (26 columns, no headings),
        such as train_FD003.txt and test_FD003.txt.
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {(['train', 'test'] as const).map((kind) => (
          <FilePart
            key={kind}
            kind={kind}
            chosen={chosen[kind]}
            onTake={(file) => void take(kind, file)}
            onColumns={(columns) => {
              setChosen((all) => ({
                ...all,
                ...(all[kind] && { [kind]: { ...all[kind], columns } }),
              }))
            }}
          />
        ))}
      </div>
      <div className="mt-4 grid gap-3">
        {refused && (
          <Notice tone="warning" title="Not read">
            <p>{refused}</p>
          </Notice>
        )}
        <Button
          size="sm"
          className="justify-self-start"
          disabled={!train || !test}
          onClick={() => {
            if (!train || !test) return
            onUse({
              name: `${train.name} and ${test.name}`,
              scope,
              train_csv: withColumns(train.text, train.columns),
              test_csv: withColumns(test.text, test.columns),
            })
            seeResult(scope)
          }}
        >
          Learn from these
        </Button>
        {using && (
          <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm">
            <span>
              The page shows <b className="font-semibold">{using.name}</b>.
            </span>
            <button
              type="button"
              className="text-button -ml-2"
              onClick={() => {
                setChosen({})
                onUse(null)
              }}
            >
              Back to the bundled fleets
            </button>
          </p>
        )}
      </div>
    </section>
  )
}

function FilePart({
  kind,
  chosen,
  onTake,
  onColumns,
}: {
  kind: Kind
  chosen: Chosen | undefined
  onTake: (file: File) => void
  onColumns: (columns: Columns) => void
}) {
  const { label, template } = kinds[kind]
  const { isOver, zone, choose, chooser } = useFileDrop(onTake)
  const columns = chosen?.columns
  const headings = columns?.headings
  const settings = columns ? settingsOf(columns) : []
  return (
    // Dropping is the mouse's way; the button is everybody's.
    <div
      role="group"
      aria-label={label}
      className={cn('rounded-card border p-4', isOver ? 'border-accent' : 'border-hairline')}
      {...zone}
    >
      <h3 className="text-sm font-semibold">{label}</h3>
      <p className="small-text mt-1 wrap-anywhere" role="status">
        {chosen
          ? `${chosen.name}, ${counted(chosen.columns.rows, 'row')}, ${counted(sensorsOf(chosen.columns), 'sensor')}`
          : 'No file yet'}
        {settings.length > 0 && (
          <>. Left out as settings, which say nothing of wear: {settings.join(', ')}</>
        )}
      </p>
      {columns && headings && (
        <div className="mt-3 grid gap-2">
          {(['unit', 'cycle'] as const).map((part) => (
            <label key={part} className="grid gap-1 text-sm">
              {part === 'unit' ? 'The machine is' : 'The cycle is'}
              <SelectField
                label={part === 'unit' ? 'The machine is' : 'The cycle is'}
                options={headings.map((heading, place) => ({
                  value: String(place),
                  label: heading,
                }))}
                value={String(columns[part])}
                onChange={(place) => {
                  onColumns({ ...columns, [part]: Number(place) })
                }}
                isWords
              />
            </label>
          ))}
        </div>
      )}
      <span className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={choose}>
          Choose a file
        </Button>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            saveFile(template, new Blob([templates[kind]()], { type: 'text/csv' }))
          }}
        >
          Download template
        </button>
      </span>
      <FileChooser label={`${label}: your file`} accept=".csv,.tsv,.txt,text/csv" {...chooser} />
    </div>
  )
}
