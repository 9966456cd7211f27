import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { capitalized } from '@/lib/text-words'
import { tally, type BatchRow } from './batch'
import { BatchState } from './batch-state'
import { Spoken } from './spoken'

/** What a row of a batch shows beside its number and state. */
export interface BatchLine {
  /** What came back, by its name; above what was asked about. */
  found?: ReactNode
  asked: ReactNode
  /** Why nothing came back. */
  problem?: string
  figure: ReactNode
  /** What opens under the row. */
  opened?: ReactNode
  /** It is shown in full elsewhere on the page. */
  isShown?: boolean
}

interface Words {
  /** The columns of what was asked about and of the figure. */
  asked: string
  figure: string
  /** What one of the results is called, as it follows "Open". */
  result: string
}

/** A batch under way: how far each row is, what came back in place, and all of it to take along. */
export function BatchFigure<T>({
  title,
  sub,
  words,
  rows,
  lineOf,
  onStop,
  foot,
}: {
  title: string
  sub: string
  words: Words
  rows: readonly BatchRow<T>[]
  lineOf: (row: BatchRow<T>) => BatchLine
  onStop: () => void
  foot: ReactNode
}) {
  const id = useId()
  const { all, running } = tally(rows)
  return (
    <figure aria-labelledby={id} className="figure">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="figure-title">
            {title}
          </h2>
          <Spoken>{title}</Spoken>
          <p className="figure-sub">{sub}</p>
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
            <th scope="col">{words.asked}</th>
            <th scope="col" className="is-secondary w-36">
              State
            </th>
            <th scope="col" className="is-number is-secondary w-20">
              {words.figure}
            </th>
            <th scope="col" className="w-14">
              <span className="sr-only">{capitalized(words.result)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <BatchTableRow
              key={row.key}
              state={row.state}
              line={lineOf(row)}
              number={index + 1}
              result={words.result}
            />
          ))}
        </tbody>
      </table>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-1">{foot}</div>
    </figure>
  )
}

/** One row of the batch; its result opens under it. */
function BatchTableRow({
  state,
  line: { found, asked, problem, figure, opened, isShown = false },
  number,
  result,
}: {
  state: BatchRow<unknown>['state']
  line: BatchLine
  number: number
  result: string
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const action = isOpen ? 'Close' : 'Open'
  return (
    <>
      <tr className={cn('align-top', isShown && 'is-best')}>
        <td className="font-mono text-xs">{number}</td>
        <td className="wrap-anywhere">
          {found != null && <span className="block">{found}</span>}
          <span className="text-muted">{asked}</span>
          {/* On a phone there is no column for it. */}
          <span className="mt-1 block md:hidden">
            <BatchState state={state} />
          </span>
          {problem !== undefined && <span className="mt-1 block text-danger">{problem}</span>}
        </td>
        <td className="is-secondary">
          <BatchState state={state} />
        </td>
        <td className="is-number is-secondary">{figure}</td>
        <td className="text-right">
          {opened !== undefined && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={`${action} ${result} ${String(number)}`}
              className="text-button !px-0"
              onClick={() => {
                setOpen(!isOpen)
              }}
            >
              {action}
            </button>
          )}
        </td>
      </tr>
      {isOpen && opened !== undefined && (
        <tr>
          <td colSpan={5} id={id}>
            {opened}
          </td>
        </tr>
      )}
    </>
  )
}
