/** Holds the tables of one page and answers questions about them; it runs in the worker, and in tests without one. */
import { csvCell } from '../filled-csv'
import { arrangedRows, windowOf, type Arrangement } from './arrange'
import { cellText, type Column, type DataTable } from './columns'
import { guessKeys, joinTables } from './join'
import type { FromWorker, Opened, QuestionName, Questions, ToWorker } from './messages'
import { openFile } from './open-file'
import { Cancelled, Refusal, type ReadingChoice, type ReadTable, type Work } from './reading'
import { profileFor, reportOf } from './report'

interface Held {
  opened: Opened
  table: DataTable
  file: Blob | null
  /** The rows as they were last arranged: a window follows a window. */
  arranged: { key: string; rows: Uint32Array } | null
}

/** Progress is told so often, in milliseconds. */
const TELL_EVERY = 60

export class TableSession {
  readonly #tables = new Map<number, Held>()
  readonly #cancelled = new Set<number>()

  constructor(private readonly post: (message: FromWorker) => void) {}

  async take(message: ToWorker) {
    const { id } = message
    if (message.question === 'cancel') {
      this.#cancelled.add(id)
      return
    }
    try {
      const answer = await this.#answer(message, this.#work(id))
      this.post({ id, answer })
    } catch (error) {
      if (error instanceof Cancelled) this.post({ id, cancelled: true })
      else if (error instanceof Refusal) this.post({ id, refusal: error.message })
      else
        this.post({
          id,
          refusal: 'Something in it stopped the reader. Save the table as CSV, and try that file.',
        })
    } finally {
      this.#cancelled.delete(id)
    }
  }

  #work(id: number): Work {
    let told = 0
    return {
      progress: (share) => {
        const now = performance.now()
        if (now - told < TELL_EVERY && share < 1) return
        told = now
        this.post({ id, progress: share })
      },
      isCancelled: () => this.#cancelled.has(id),
    }
  }

  async #answer(
    message: Exclude<ToWorker, { question: 'cancel' }>,
    work: Work,
  ): Promise<Questions[QuestionName]['answer']> {
    switch (message.question) {
      case 'open': {
        const { file, name, choice } = message.ask
        return this.#keep(message.id, name, file, choice, await openFile(file, choice, work))
      }
      case 'reread': {
        const { table, choice } = message.ask
        const held = this.#held(table)
        if (!held.file) throw new Refusal('A joined table cannot be read again.')
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
      case 'guessKeys':
        return guessKeys(this.#held(message.ask.left).table, this.#held(message.ask.right).table)
      case 'join':
        return this.#join(message.id, message.ask)
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
    const opened: Opened = { id, name, size, rows: table.rows, profile, how, choice, joined: null }
    this.#tables.set(id, { opened, table, file, arranged: null })
    return opened
  }

  #arranged(held: Held, arrangement: Arrangement) {
    const key = JSON.stringify(arrangement)
    if (held.arranged?.key !== key)
      held.arranged = { key, rows: arrangedRows(held.table, arrangement) }
    return held.arranged.rows
  }

  #join(id: number, { left, right, keys }: Questions['join']['ask']): Opened {
    const [one, other] = [this.#held(left), this.#held(right)]
    const joined = joinTables(one.table, other.table, keys)
    if (!joined) throw new Refusal('One of the two columns is not there any more.')
    const { table, ...counts } = joined
    if (counts.matched === 0)
      throw new Refusal(
        `No row of ${one.opened.name} has a ${keys.left} that stands in ${keys.right} of ${other.opened.name}. Choose other columns.`,
      )
    const opened: Opened = {
      ...one.opened,
      id,
      name: `${one.opened.name} with ${other.opened.name}`,
      size: one.opened.size + other.opened.size,
      profile: profileFor(table),
      how: {
        ...one.opened.how,
        columns: [
          ...one.opened.how.columns,
          ...other.opened.how.columns.filter(({ name }) => name !== keys.right),
        ],
      },
      joined: { with: other.opened.name, keys, ...counts },
    }
    this.#tables.set(id, { opened, table, file: null, arranged: null })
    return opened
  }
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
