/** Holds the tables of one page and answers questions about them; it runs in the worker, and in tests without one. */
import { csvCell } from '../filled-csv'
import { listed } from '../format'
import { arrangedRows, windowOf, type Arrangement } from './arrange'
import { cellText, type Column, type DataTable } from './columns'
import { guessKeys, joinTables, type Joined, type JoinWay } from './join'
import { adopted, lend } from './lending'
import type { Opened, Questions } from './messages'
import { openFile } from './open-file'
import {
  Refusal,
  type ColumnReading,
  type ReadingChoice,
  type ReadTable,
  type Work,
} from './reading'
import { profileFor, reportOf } from './report'
import type { AskOf } from './worker-messages'
import { WorkerSession } from './worker-session'

interface Held {
  opened: Opened
  table: DataTable
  file: Blob | null
  /** The rows as they were last arranged: a window follows a window. */
  arranged: { key: string; rows: Uint32Array } | null
}

export class TableSession extends WorkerSession<Questions> {
  readonly #tables = new Map<number, Held>()

  protected readonly fault =
    'Something in it stopped the reader. Save the table as CSV, and try that file.'

  protected async answer(
    message: AskOf<Questions>,
    work: Work,
  ): Promise<Questions[keyof Questions]['answer']> {
    switch (message.question) {
      case 'open': {
        const { file, name, choice } = message.ask
        return this.#keep(message.id, name, file, choice, await openFile(file, choice, work))
      }
      case 'reread': {
        const { table, choice } = message.ask
        const held = this.#held(table)
        if (!held.file) throw new Refusal('Only a file can be read again.')
        const read = await openFile(held.file, choice, work)
        return this.#keep(message.id, held.opened.name, held.file, choice, read)
      }
      case 'report': {
        const { opened, table } = this.#held(message.ask.table)
        const unsure = opened.how.columns.filter(({ isUnsure }) => isUnsure)
        return reportOf(
          table,
          message.ask.asked,
          unsure.map(({ name }) => name),
        )
      }
      case 'rows': {
        const { table, arrangement, from } = message.ask
        const held = this.#held(table)
        const rows = this.#arranged(held, arrangement)
        return { total: rows.length, rows: windowOf(held.table, rows, from) }
      }
      case 'csv': {
        const held = this.#held(message.ask.table)
        return csvOf(held.table, this.#arranged(held, message.ask.arrangement))
      }
      case 'purchases': {
        const { table } = this.#held(message.ask.table)
        return (await import('./purchases')).purchasesOf(table, message.ask.columns)
      }
      case 'check':
        return (await import('./check-rows')).checkRows(message.ask, work)
      case 'guessKeys':
        return guessKeys(this.#held(message.ask.left).table, this.#held(message.ask.right).table)
      case 'join':
        return this.#join(message.id, message.ask)
      case 'lend':
        lend(this.#held(message.ask.table).table, message.ask.port)
        return null
      case 'adopt':
        return this.#adopt(message.id, message.ask)
      case 'close':
        this.#tables.delete(message.ask.table)
        return null
    }
  }

  #held(id: number) {
    const held = this.#tables.get(id)
    if (!held) throw new Refusal('This table is not open any more. Open the file again.')
    return held
  }

  /** A table is called by the question that made it, so that another worker's has no such name. */
  #keep(
    id: number,
    name: string,
    file: Blob,
    choice: ReadingChoice,
    { table, how }: ReadTable,
  ): Opened {
    const profile = profileFor(table)
    const { size } = file
    const opened: Opened = {
      id,
      name,
      size,
      rows: table.rows,
      profile,
      how,
      choice,
      joined: null,
      sql: null,
    }
    this.#tables.set(id, { opened, table, file, arranged: null })
    return opened
  }

  async #adopt(id: number, { port, name, sql }: Questions['adopt']['ask']): Promise<Opened> {
    const { table, how } = await adopted(port)
    const profile = profileFor(table)
    const opened: Opened = {
      id,
      name,
      size: 0,
      rows: table.rows,
      profile,
      how,
      choice: {},
      joined: null,
      sql,
    }
    this.#tables.set(id, { opened, table, file: null, arranged: null })
    return opened
  }

  #arranged(held: Held, arrangement: Arrangement) {
    const key = JSON.stringify(arrangement)
    if (held.arranged?.key !== key)
      held.arranged = { key, rows: arrangedRows(held.table, arrangement) }
    return held.arranged.rows
  }

  #join(id: number, { left, right, way }: Questions['join']['ask']): Opened {
    const [one, other] = [this.#held(left), this.#held(right)]
    const joined = joinTables(one.table, other.table, way)
    if (!joined) throw new Refusal('One of the columns is not there any more.')
    const { table, ...counts } = joined
    if (counts.matched === 0) {
      const names = (side: 'left' | 'right') => listed(way.keys.map((pair) => pair[side]))
      throw new Refusal(
        `No row of ${one.opened.name} has a ${names('left')} that ${way.keys.length === 1 ? 'stands' : 'stand together'} in ${names('right')} of ${other.opened.name}. Choose other columns.`,
      )
    }
    const opened: Opened = {
      ...one.opened,
      id,
      name: `${one.opened.name} with ${other.opened.name}`,
      size: one.opened.size + other.opened.size,
      rows: table.rows,
      profile: profileFor(table),
      how: {
        ...one.opened.how,
        columns: joinedReadings(one, other, joined, way),
      },
      joined: { with: other.opened.name, ...way, ...counts },
    }
    this.#tables.set(id, { opened, table, file: null, arranged: null })
    return opened
  }
}

const withoutOdd = (reading: ColumnReading): ColumnReading => ({
  ...reading,
  odd: { count: 0, examples: [] },
})

/**
 * How each column of a joined table was read: those of the second file are called as the table calls them. Which rows
 * the odd cells stood in is not known: they are told of only where each row of their file is there once.
 */
function joinedReadings(
  one: Held,
  other: Held,
  { table, matched, unmatched, unused }: Joined,
  { keys, isInner }: JoinWay,
) {
  const first = one.opened.how.columns
  const second = other.opened.how.columns.filter(
    ({ name }) => !keys.some(({ right }) => right === name),
  )
  const isWhole = !isInner || unmatched === 0
  const isOnce = unused === 0 && matched === other.table.rows
  return [
    ...(isWhole ? first : first.map(withoutOdd)),
    ...second.map((reading, at) => ({
      ...(isOnce ? reading : withoutOdd(reading)),
      name: table.columns[first.length + at]?.name ?? reading.name,
    })),
  ]
}

/** A figure is no formula, whatever its sign. */
const written = (column: Column, row: number) => {
  const text = cellText(column, row)
  return column.kind === 'number' ? text : csvCell(text)
}

/** In parts: one string of a large table would be too long. */
function csvOf(table: DataTable, rows: Uint32Array) {
  const parts: string[] = [`${table.columns.map(({ name }) => csvCell(name)).join(',')}\n`]
  let part = ''
  for (const row of rows) {
    part += `${table.columns.map((column) => written(column, row)).join(',')}\n`
    if (part.length > 1_000_000) {
      parts.push(part)
      part = ''
    }
  }
  return new Blob([...parts, part], { type: 'text/csv' })
}
