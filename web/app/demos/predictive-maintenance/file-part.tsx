import { SelectField } from '@/components/demo/fields'
import { FileChooser, useFileDrop } from '@/components/demo/file-drop'
import { CheckField } from '@/components/demo/value-fields'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/cn'
import { saveFile } from '@/lib/export'
import { counted } from '@/lib/format'
import { choicesOf, leftOutOf, sensorsOf, templates, type Columns } from './own-columns'

/** A file that was chosen, and which of its columns is what. */
export interface Chosen {
  name: string
  text: string
  columns: Columns
}

const kinds = {
  train: { label: 'Histories that ended in failure', template: 'boreal-failed-machines.csv' },
  test: { label: 'Machines that run', template: 'boreal-running-machines.csv' },
}
export type Kind = keyof typeof kinds

/** One of the two tables: dropped or chosen, with its columns mapped. */
export function FilePart({
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
  const leftOut = columns ? leftOutOf(columns) : []
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
        {leftOut.length > 0 && `. Left out, as they say nothing of wear: ${leftOut.join(', ')}`}
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
          {kind === 'train' && (
            <fieldset className="text-sm">
              <legend>Learnt from</legend>
              <div className="flex flex-wrap gap-x-4">
                {choicesOf(columns).map(({ name, at }) => (
                  <CheckField
                    key={at}
                    label={name}
                    value={!columns.out.includes(at)}
                    onChange={(isIn) => {
                      const others = columns.out.filter((place) => place !== at)
                      onColumns({ ...columns, out: isIn ? others : [...others, at] })
                    }}
                  />
                ))}
              </div>
            </fieldset>
          )}
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
