import { Button } from '@/components/ui/button'
import { counted } from '@/lib/format'
import type { ReadTable } from '@/lib/read-table'
import { Notice } from './faces'

/** What was read of a visitor's file, and the file's name. */
export interface NamedRead extends ReadTable {
  name: string
}

const SHOWN = 8

/** What could not be read: line, column, rule; and how to go on. */
export function ReadProblems({
  read,
  onGoOn,
  onChooseAnother,
}: {
  read: NamedRead
  onGoOn: () => void
  onChooseAnother: () => void
}) {
  const { issues, rows, total } = read
  const lost = total - rows.length
  const title =
    rows.length === 0 && lost === total
      ? `${read.name} could not be read`
      : `${String(lost)} of ${counted(total, 'row')} could not be read`
  return (
    <Notice tone="warning" title={title}>
      <ul>
        {issues.slice(0, SHOWN).map(({ line, column, found, rule }, index) => (
          <li key={index}>
            <span className="font-mono text-xs">
              line {line}
              {column && `, ${column}`}
            </span>{' '}
            {found && `“${found}”: `}
            {rule}.
          </li>
        ))}
        {issues.length > SHOWN && (
          <li>and {counted(issues.length - SHOWN, 'more place', 'more places')}</li>
        )}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {rows.length > 0 && (
          <Button size="sm" variant="quiet" onClick={onGoOn}>
            Go on without them
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={onChooseAnother}>
          Choose another file
        </Button>
      </div>
    </Notice>
  )
}
