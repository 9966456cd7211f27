import type { FigureNote } from '@/components/demo/note'
import { opened } from '@/components/demo/said'
import type { Column, Table } from '@/lib/table'

/** A line of a computation: what it is, what it comes to, and what stands behind that. */
export interface Line {
  item: string
  /** As it is exported, and as it is written. */
  amount: number
  text: string
  note?: () => FigureNote
  /** Written small under the item. */
  detail?: string
}

/** Lines in their order, a sum under its parts; figures with a note open. */
export function linesTable<T extends Line>(
  rows: readonly T[],
  [item, amount]: readonly [
    item: string,
    amount: Pick<Column<T>, 'key' | 'header' | 'unit' | 'align'>,
  ],
  more: readonly Column<T>[] = [],
): Table<T> {
  return {
    columns: [
      {
        key: 'item',
        header: item,
        value: (line) => line.item,
        text: (line) => (
          <>
            {line.item}
            {line.detail && (
              <>
                <br />
                <span className="small-text">{line.detail}</span>
              </>
            )}
          </>
        ),
      },
      {
        ...amount,
        value: (line) => line.amount,
        text: ({ text, note }) => (note ? opened(text, note) : text),
      },
      ...more,
    ],
    rows,
    fixedOrder: true,
  }
}
