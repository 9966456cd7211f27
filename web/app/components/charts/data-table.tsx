import type { Cell, ChartTable, Column } from '@/lib/chart-table'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'

/** A value without a column's own words: whole figures plainly, others with two decimals, an absent one as a dash. */
function plain(value: Cell) {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? formatNumber(value, Number.isInteger(value) ? 0 : 2) : value
}

const classOf = ({ numeric, secondary }: Column) =>
  cn(numeric && 'is-number', secondary && 'is-secondary')

/** A table of so many rows stands in full; a longer one scrolls in its place. */
const SHOWN_WHOLE = 14

/** The figures behind a chart as a real table; a long one scrolls in place and can be reached by keyboard. */
export function DataTable({
  table,
  labelledBy,
  bestRow,
}: {
  table: ChartTable
  labelledBy: string
  bestRow?: number
}) {
  const { rows } = table
  const columns = table.columns.filter((column) => !column.exportOnly)
  return (
    <div
      role="region"
      aria-labelledby={labelledBy}
      tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
      className={cn('table-scroll overflow-auto', rows.length > SHOWN_WHOLE && 'max-h-[30rem]')}
    >
      <table className="data-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={index === bestRow ? 'is-best' : undefined}>
              {columns.map((column, place) => {
                const value = row[column.key] ?? null
                const Tag = place === 0 ? 'th' : 'td'
                return (
                  <Tag
                    key={column.key}
                    scope={place === 0 ? 'row' : undefined}
                    className={classOf(column)}
                  >
                    {column.show ? column.show(value, row) : plain(value)}
                  </Tag>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
