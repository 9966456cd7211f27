import {
  lazy,
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import {
  arranged,
  headingOf,
  isNumeric,
  written,
  type Cell,
  type Column,
  type Sort,
  type Table,
} from '@/lib/table'
import { useHydrated } from '@/lib/use-hydrated'
import '@/styles/demo.css'

/** So many rows stand in full; more of them scroll in their place. */
const SHOWN_WHOLE = 14
/** From so many rows on, sorting and then a filter are worth their room. */
const SORTED_FROM = 4
const FILTERED_FROM = 30
/** Beyond this only the rows in view are elements of the page. */
const VIRTUAL_FROM = 500
/** What stands in the page until the script that draws rows on demand is there. */
const FIRST_ROWS = 50

const VirtualRows = lazy(() => import('./virtual-rows'))

/** A value without a column's own words: whole figures plainly, others with two decimals, an absent one as a dash. */
function plain(value: Cell) {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? formatNumber(value, Number.isInteger(value) ? 0 : 2) : value
}

/** A table's shown columns and how each is aligned, looked at once. */
function useColumns<T>({ columns, rows }: Table<T>) {
  return useMemo(
    () =>
      columns
        .filter(({ exportOnly }) => !exportOnly)
        .map((column) => ({
          column,
          className: cn(
            (column.align ?? (isNumeric(column, rows) ? 'end' : 'start')) === 'end' && 'is-number',
            column.secondary && 'is-secondary',
          ),
        })),
    [columns, rows],
  )
}

/** A real table: it sorts by a heading, filters when long, and draws only the rows in view when very long. */
export function TableView<T>({
  table,
  labelledBy,
  bestRow,
}: {
  table: Table<T>
  labelledBy: string
  /** The row that stands out, by its place in the table. */
  bestRow?: number | undefined
}) {
  const { rows } = table
  const filterId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [sort, setSort] = useState<Sort | null>(null)
  const [wanted, setWanted] = useState('')
  const deferred = useDeferredValue(wanted)
  const columns = useColumns(table)
  const places = useMemo(() => arranged(table, sort, deferred), [table, sort, deferred])
  const isVirtual = places.length > VIRTUAL_FROM
  const isReady = useHydrated() && isVirtual
  const canSort = rows.length > SORTED_FROM && !table.fixedOrder

  const rowAt = (position: number) => {
    const place = places[position]
    const row = place === undefined ? undefined : rows[place]
    if (row === undefined) return null
    return (
      <tr
        key={place}
        aria-rowindex={isVirtual ? position + 2 : undefined}
        className={place === bestRow ? 'is-best' : undefined}
      >
        {columns.map(({ column, className }, order) => {
          const Tag = order === 0 ? 'th' : 'td'
          return (
            <Tag key={column.key} scope={order === 0 ? 'row' : undefined} className={className}>
              {column.text ? column.text(row) : plain(written(column, row))}
            </Tag>
          )
        })}
      </tr>
    )
  }
  const first = (count: number) => places.slice(0, count).map((_, position) => rowAt(position))

  return (
    <>
      {rows.length > FILTERED_FROM && (
        <div className="no-print mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={filterId} className="small-text">
            Filter
          </label>
          <input
            id={filterId}
            type="search"
            value={wanted}
            className="min-h-9 w-56 max-w-full rounded-field border border-control bg-bg px-2.5 text-sm"
            onChange={(event) => {
              setWanted(event.target.value)
            }}
          />
          <span role="status" className="small-text">
            {places.length === rows.length
              ? counted(rows.length, 'row')
              : `${formatNumber(places.length)} of ${counted(rows.length, 'row')}`}
          </span>
        </div>
      )}
      <div
        ref={scroller}
        role="region"
        aria-labelledby={labelledBy}
        tabIndex={0}
        className={cn('table-scroll overflow-auto', rows.length > SHOWN_WHOLE && 'max-h-[30rem]')}
      >
        <table
          className={cn('data-table', isVirtual && 'is-virtual')}
          aria-labelledby={labelledBy}
          aria-rowcount={isVirtual ? places.length + 1 : undefined}
        >
          <thead>
            <tr aria-rowindex={isVirtual ? 1 : undefined}>
              {columns.map(({ column, className }) => (
                <Heading
                  key={column.key}
                  column={column}
                  className={className}
                  sort={sort}
                  {...(canSort && { onSort: setSort })}
                />
              ))}
            </tr>
          </thead>
          {isReady ? (
            <Suspense fallback={<tbody>{first(FIRST_ROWS)}</tbody>}>
              <VirtualRows
                count={places.length}
                columns={columns.length}
                scroller={scroller}
                rowAt={rowAt}
              />
            </Suspense>
          ) : (
            <tbody>{first(isVirtual ? FIRST_ROWS : places.length)}</tbody>
          )}
        </table>
      </div>
    </>
  )
}

const arrows = { ascending: 'M5 9V1M2 4l3-3 3 3', descending: 'M5 1v8M2 6l3 3 3-3' }

/** A heading; where the table sorts, a button that goes up, down, and back to the table's own order. */
function Heading<T>({
  column,
  className,
  sort,
  onSort,
}: {
  column: Column<T>
  className: string
  sort: Sort | null
  onSort?: (sort: Sort | null) => void
}): ReactNode {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const next = { none: 'ascending', ascending: 'descending', descending: null } as const
  return (
    <th scope="col" className={className} aria-sort={direction}>
      {onSort ? (
        <button
          type="button"
          className="sort-button"
          onClick={() => {
            const wanted = next[direction ?? 'none']
            onSort(wanted && { key: column.key, direction: wanted })
          }}
        >
          {headingOf(column)}
          <svg aria-hidden="true" width="10" height="10" className="sort-arrow">
            {direction && <path d={arrows[direction]} />}
          </svg>
        </button>
      ) : (
        headingOf(column)
      )}
    </th>
  )
}
