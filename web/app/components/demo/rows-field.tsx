import { useId, type ReactNode } from 'react'
import { Close } from '@/components/ui/icons'
import { cn } from '@/lib/cn'
import type { Limits } from '@/lib/plain-number'
import { readRows, writeRows, type TextRow } from '@/lib/text-rows'
import { FieldProblem } from './field-problem'
import { SelectField } from './fields'
import type { FieldProps } from './fields-of'
import { NumberField } from './number-field'
import { TextField } from './text-field'
import { UnderLabel } from './under-label'

/** More rows than these are edited as text. */
const MOST_ROWS = 12

/** A number of each row. */
interface Column extends Limits {
  label: string
  unit?: string
  step?: number
}

/**
 * A setting that is a list of rows, `5y 40, 30y 60`: a name and its numbers each, added, changed and taken away one by
 * one. A text that is no such list stays text, to be mended where it stands.
 */
export function RowsField({
  label,
  maxLength,
  nameLabel,
  names,
  columns,
  least = 0,
  added,
  value,
  onChange,
  problem,
}: Pick<FieldProps<string>, 'value' | 'onChange' | 'problem'> & {
  label: string
  maxLength: number
  /** What a row is of: "Asset". */
  nameLabel: string
  /** The names to choose from; without them a name is typed. */
  names?: readonly string[]
  columns: readonly Column[]
  /** Rows that must stay. */
  least?: number
  /** The row that is added next, if there is one more. */
  added: (rows: readonly TextRow[]) => TextRow | undefined
}) {
  const id = useId()
  const rows = readRows(value, columns.length)
  const isKnown = (name: string) => names === undefined || names.includes(name)
  const isEditable =
    rows !== null && rows.length <= MOST_ROWS && rows.every(({ name }) => isKnown(name))
  if (!isEditable) return <TextField {...{ label, maxLength, value, onChange, problem }} />
  const write = (next: readonly TextRow[]) => {
    const text = writeRows(next)
    if (text.length <= maxLength) onChange(text)
  }
  const replace = (at: number, change: Partial<TextRow>) => {
    write(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  }
  const next = rows.length < MOST_ROWS ? added(rows) : undefined
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={problem === undefined ? undefined : id}
      className="grid gap-2"
    >
      {rows.map((row, at) => (
        // A row is known by its place: its name changes while it is edited.
        <div key={at} className="flex flex-wrap items-end gap-2">
          <div className={cn('min-w-0 flex-1', columns.length > 1 && 'basis-full')}>
            {names ? (
              <SelectField
                label={`${nameLabel} ${String(at + 1)}`}
                options={names.map((name) => ({ value: name, label: name }))}
                value={row.name}
                onChange={(name) => {
                  replace(at, { name })
                }}
              />
            ) : (
              <TextField
                label={`${nameLabel} ${String(at + 1)}`}
                maxLength={maxLength}
                value={row.name}
                onChange={(name) => {
                  // A comma would begin another row, and a blank name would be none.
                  const plain = name.replace(/[\s,;:=]+/g, '+')
                  if (plain !== '') replace(at, { name: plain })
                }}
              />
            )}
          </div>
          {columns.map(({ label: column, ...limits }, cell) => (
            <div key={column} className={cn('w-24', columns.length > 1 ? 'flex-auto' : 'shrink-0')}>
              <Titled label={column} isTitled={columns.length > 1}>
                <NumberField
                  label={`${column}, ${row.name}`}
                  value={row.numbers[cell] ?? 0}
                  onChange={(number) => {
                    replace(at, {
                      numbers: row.numbers.map((old, index) => (index === cell ? number : old)),
                    })
                  }}
                  {...limits}
                />
              </Titled>
            </div>
          ))}
          {rows.length > least && (
            <button
              type="button"
              aria-label={`Remove ${row.name}`}
              className="grid size-11 shrink-0 place-items-center rounded-button text-muted hover:text-text"
              onClick={() => {
                write(rows.filter((_, index) => index !== at))
              }}
            >
              <Close width="16" height="16" />
            </button>
          )}
        </div>
      ))}
      {next && (
        <button
          type="button"
          className="text-button justify-self-start"
          onClick={() => {
            write([...rows, next])
          }}
        >
          Add {next.name}
        </button>
      )}
      <FieldProblem id={id} text={problem} />
    </div>
  )
}

/** One number needs no heading of its own. */
function Titled({
  label,
  isTitled,
  children,
}: {
  label: string
  isTitled: boolean
  children: ReactNode
}) {
  return isTitled ? <UnderLabel label={label}>{children}</UnderLabel> : children
}
