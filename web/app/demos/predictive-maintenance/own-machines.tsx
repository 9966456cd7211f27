import { useId, useState } from 'react'
import { Notice } from '@/components/demo/faces'
import { scopeText, seeResult } from '@/components/demo/own-scope'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import type { OwnFleet } from './ask'
import { predict } from './fields.gen'
import { FilePart, type Chosen, type Kind } from './file-part'
import { megabytes } from '@/lib/megabytes'
import { columnsOf, withColumns } from './own-columns'
import '@/styles/demo.css'

const scope = {
  recomputed: ['the answer', 'every figure'],
  kept: ['the costs and the interval in the controls'],
  result: 'answer',
}
const MOST = Math.min(predict.train_csv.maxBytes, predict.test_csv.maxBytes)
const MOST_ROWS = Math.min(predict.train_csv.maxRows, predict.test_csv.maxRows)

/** What both tables take as they are sent, and a little for the rest. */
const sentBytes = (sent: object) => new TextEncoder().encode(JSON.stringify(sent)).length + 1024

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
      setRefused(`${file.name} is larger than ${megabytes(MOST)}, which is the most that is taken.`)
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
    if (columns.rows > MOST_ROWS) {
      setRefused(
        `${file.name} has ${formatNumber(columns.rows)} rows; ${formatNumber(MOST_ROWS)} are the most that are taken. Send fewer machines, or every second reading.`,
      )
      return
    }
    setChosen((all) => ({ ...all, [kind]: { name: file.name, text, columns } }))
  }
  const { train, test } = chosen
  const learn = () => {
    if (!train || !test) return
    const tables = {
      train_csv: withColumns(train.text, train.columns),
      // Which of its columns are learnt from is the other table's to say.
      test_csv: withColumns(test.text, { ...test.columns, out: [] }),
    }
    const name = `${train.name} and ${test.name}`
    if (sentBytes(tables) > predict.body.maxBytes) {
      setRefused(
        `${name} are larger than ${megabytes(predict.body.maxBytes)} together, which is the most that is taken. Send fewer machines, or every second reading.`,
      )
      return
    }
    setRefused(null)
    onUse({ name, scope, ...tables })
    seeResult(scope)
  }
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
        Up to {formatNumber(MOST_ROWS)} rows and {megabytes(MOST)} each,{' '}
        {megabytes(predict.body.maxBytes)} together. Columns:{' '}
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
        <Button size="sm" className="justify-self-start" disabled={!train || !test} onClick={learn}>
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
