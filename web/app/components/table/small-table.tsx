import { Sentence, type Said } from '@/components/demo/said'
import { cn } from '@/lib/cn'

/** A few rows of figures in a panel, some of which open: no sorting, no scrolling, no export. */
export function SmallTable({
  head,
  rows,
}: {
  /** The first names the rows. */
  head: readonly string[]
  /** A row without cells has not been computed yet: dashes. */
  rows: readonly { name: string; cells: readonly Said[] | null }[]
}) {
  const dashes = head.slice(1).map(() => '–')
  return (
    <table className="data-table">
      <thead>
        <tr>
          {head.map((name, index) => (
            <th
              key={name}
              scope="col"
              className={cn('static bg-surface', index > 0 && 'is-number')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row" className="text-xs">
              {name}
            </th>
            {(cells ?? dashes).map((cell, index) => (
              <td key={index} className="is-number">
                <Sentence said={[cell]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
