import { useId, type ReactNode } from 'react'
import { TableView } from '@/components/table/table-view'
import { counted, formatNumber } from '@/lib/format'
import { joinId, tableName } from './lineage-graph'
import { cities, type Lineage, type LineageJoin, type LineageTable, type Plan } from './ask'

/** A city by its name; any other key as it is. */
const readableKey = (key: string) => cities.find(({ slug }) => slug === key)?.name ?? key

/** What stands behind the chosen box. */
export function LineageDetails({ id, plan, open }: { id: string; plan: Plan; open: string }) {
  const { lineage } = plan
  const table = lineage.tables.find((one) => one.id === open)
  const join = lineage.joins.find((_, index) => joinId(index) === open)
  return (
    <div id={id} className="mt-4 rounded-card border border-accent bg-surface px-4 py-3 text-sm">
      {table && <TableDetails table={table} />}
      {join && <JoinDetails join={join} />}
      {open === 'checks' && <CheckDetails lineage={lineage} />}
      {open === 'plan' && (
        <Details title="Your plan">
          {plan.city.name} with its zone, frost dates and temperature record, joined with{' '}
          {counted(plan.crops.length, 'crop')}: every date and verdict on this page.
        </Details>
      )}
    </div>
  )
}

function Details({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="text-base leading-snug">{title}</h3>
      <p className="mt-1 text-muted">{children}</p>
    </>
  )
}

function TableDetails({ table }: { table: LineageTable }) {
  const id = useId()
  const { columns, rows, more } = table.used
  const period = table.period === '-' ? '' : `, ${table.period}`
  return (
    <>
      <Details title={table.title}>
        {table.publisher}
        {period} · {table.licence} · {counted(table.rows, 'row')}. {table.note}
      </Details>
      <p id={id} className="mt-3 mb-1 font-semibold">
        {rows.length === 0
          ? 'This plan uses none of its rows.'
          : `The rows this plan uses${more > 0 ? `, ${formatNumber(rows.length)} of ${formatNumber(rows.length + more)}` : ''}`}
      </p>
      {rows.length > 0 && (
        <TableView
          labelledBy={id}
          table={{
            columns: columns.map((key, place) => ({
              key,
              header: key,
              value: (cells: readonly string[]) => cells[place],
            })),
            rows,
          }}
        />
      )}
    </>
  )
}

function JoinDetails({ join }: { join: LineageJoin }) {
  const { left, right, key, rows, matched, unmatched, note } = join
  const missing = rows - matched
  return (
    <>
      <Details title={`${tableName(left)} with ${tableName(right).toLowerCase()}`}>
        Rule: every row of <code className="font-mono text-xs">{left}</code> looks for one of{' '}
        <code className="font-mono text-xs">{right}</code> by {key}. {formatNumber(matched)} of{' '}
        {formatNumber(rows)} found one. {note}
      </Details>
      {missing > 0 && (
        <p className="mt-2">
          <b className="font-semibold">Without a partner: </b>
          {unmatched.map(readableKey).join(', ')}
          {missing > unmatched.length && ` (in ${counted(missing, 'row')})`}.
        </p>
      )}
    </>
  )
}

function CheckDetails({ lineage: { checks } }: { lineage: Lineage }) {
  return (
    <>
      <h3 className="text-base leading-snug">Quality checks on the joined data</h3>
      <ul className="mt-1">
        {checks.map(({ rule, rows, passed, broken }) => (
          <li key={rule} className="border-t border-hairline py-1.5 first:border-0">
            {rule}:{' '}
            <b className="font-semibold">{passed ? 'holds' : `broken by ${broken.join(', ')}`}</b>{' '}
            <span className="text-muted">({counted(rows, 'row')} checked)</span>
          </li>
        ))}
      </ul>
    </>
  )
}
