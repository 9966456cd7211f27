import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use, useId, useState } from 'react'
import { EmbedContext } from '@/components/demo/frame-context'
import { Notice } from '@/components/demo/faces'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/export'
import { counted, formatNumber } from '@/lib/format'
import { idOf } from '@/lib/identity'
import { WINDOW, type Arrangement } from '@/lib/tables/arrange'
import { tables } from '@/lib/tables/table-client'
import type { Basis } from './answer-figure'
import { tableOf, type AnsweredTable } from './ask'

const directions = { ascending: 'descending', descending: 'ascending' } as const

/** The rows of the table that is shown; another table begins anew. */
export function RowsFigure({ answered }: Basis) {
  const { view, own } = answered
  return <Rows key={`${view.set} ${String(idOf(own))}`} answered={answered} />
}

/** Sixty rows at a time: the worker sorts and filters, the page shows a window. */
function Rows({ answered }: Pick<Basis, 'answered'>) {
  const [arrangement, setArrangement] = useState<Arrangement>({
    sort: null,
    search: '',
  })
  const [from, setFrom] = useState(0)
  const titleId = useId()
  const { profile, among } = answered.report
  const window = useQuery({
    queryKey: ['rows', answered.view.set, idOf(answered.own), arrangement, from],
    queryFn: async () => tables.ask('rows', { table: await tableOf(answered), arrangement, from }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (use(EmbedContext)) return null
  const arrange = (patch: Partial<Arrangement>) => {
    setArrangement({ ...arrangement, ...patch })
    setFrom(0)
  }
  const { total = 0, rows = [] } = window.data ?? {}
  const sortBy = (column: string) => {
    const direction =
      arrangement.sort?.column === column ? directions[arrangement.sort.direction] : 'ascending'
    arrange({ sort: { column, direction } })
  }
  return (
    <section aria-labelledby={titleId} className="figure">
      <h2 id={titleId} className="figure-title">
        The rows
      </h2>
      <p className="figure-sub">
        Sorted and filtered beside the page, {String(WINDOW)} rows at a time. A heading sorts.
        {among && ' Of the whole table, also rows not asked for.'}
      </p>
      <div className="no-print my-3 flex flex-wrap items-end gap-3">
        <label className="grid gap-1 text-sm font-medium">
          Rows that hold
          <span className="control-field">
            <input
              type="search"
              value={arrangement.search}
              onChange={(event) => {
                arrange({ search: event.target.value })
              }}
            />
          </span>
        </label>
        <p role="status" className="small-text pb-2">
          {window.isPending ? 'Opening the table…' : rangeText(from, rows.length, total)}
        </p>
      </div>
      {window.error && (
        <Notice tone="danger" title="The rows did not come.">
          <p>{window.error.message}</p>
        </Notice>
      )}
      <div
        className="table-scroll max-h-[30rem] overflow-auto"
        role="region"
        aria-label="Rows of the table"
        tabIndex={0}
      >
        <table className="data-table">
          <thead>
            <tr>
              {profile.map(({ name, kind }) => (
                <th
                  key={name}
                  scope="col"
                  className={kind === 'number' ? 'is-number' : undefined}
                  aria-sort={
                    arrangement.sort?.column === name ? arrangement.sort.direction : 'none'
                  }
                >
                  <button
                    type="button"
                    className="font-semibold underline-offset-3 hover:underline"
                    onClick={() => {
                      sortBy(name)
                    }}
                  >
                    {name}
                    <span aria-hidden="true">
                      {arrangement.sort?.column === name
                        ? arrangement.sort.direction === 'ascending'
                          ? ' ↑'
                          : ' ↓'
                        : ''}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, place) => (
              <tr key={`${String(from)}-${String(place)}`}>
                {cells.map((cell, at) => (
                  <td
                    key={profile[at]?.name}
                    className={profile[at]?.kind === 'number' ? 'is-number' : undefined}
                  >
                    {cell === '' ? '–' : cell.slice(0, 80)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={from === 0}
          onClick={() => {
            setFrom(Math.max(0, from - WINDOW))
          }}
        >
          Earlier rows
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-disabled={from + WINDOW >= total}
          onClick={() => {
            if (from + WINDOW < total) setFrom(from + WINDOW)
          }}
        >
          Later rows
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            void saveRows(answered, arrangement)
          }}
        >
          Save these rows as CSV
        </Button>
      </div>
    </section>
  )
}

function rangeText(from: number, count: number, total: number) {
  if (total === 0) return 'No row holds that.'
  return `Rows ${formatNumber(from + 1)} to ${formatNumber(from + count)} of ${counted(total, 'row')}`
}

async function saveRows(answered: AnsweredTable, arrangement: Arrangement) {
  const csv = await tables.ask('csv', { table: await tableOf(answered), arrangement })
  saveFile('boreal-rows.csv', csv)
}
