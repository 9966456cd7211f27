/** What the page and the worker that holds the tables say to each other. */
import type { ColumnRule, ReadChoice, ReadTable } from '../read-table'
import type { Arrangement } from './arrange'
import type { Joined, JoinKeys, JoinWay } from './join'
import type { ColumnProfile } from './profile'
import type { PurchaseColumns } from './purchase-columns'
import type { Purchases } from './purchases'
import type { Asked } from './question'
import type { HowRead, ReadingChoice } from './reading'
import type { Report } from './report'

/** A table that the worker holds. */
export interface Opened {
  id: number
  name: string
  /** Bytes of its file. */
  size: number
  rows: number
  profile: readonly ColumnProfile[]
  how: HowRead
  choice: ReadingChoice
  /** What joining two tables came to. */
  joined: (JoinWay & Omit<Joined, 'table'> & { with: string }) | null
  /** What a table that a question in SQL came to was asked, and of which table. */
  sql: { text: string; of: string } | null
}

export interface RowsWindow {
  /** Rows that are wanted, of which these are some. */
  total: number
  rows: readonly (readonly string[])[]
}

/** Every question, with its answer. */
export interface Questions {
  open: { ask: { file: Blob; name: string; choice: ReadingChoice }; answer: Opened }
  /** The same file again, read as one says. */
  reread: { ask: { table: number; choice: ReadingChoice }; answer: Opened }
  report: { ask: { table: number; asked: Asked }; answer: Report }
  rows: { ask: { table: number; arrangement: Arrangement; from: number }; answer: RowsWindow }
  /** All rows that are wanted, as CSV. */
  csv: { ask: { table: number; arrangement: Arrangement }; answer: Blob }
  /** Transactions added up by customer. */
  purchases: { ask: { table: number; columns: PurchaseColumns }; answer: Purchases }
  guessKeys: { ask: { left: number; right: number }; answer: JoinKeys | null }
  join: { ask: { left: number; right: number; way: JoinWay }; answer: Opened }
  /** A file as the rows a demo needs, or what is wrong with it; the worker keeps nothing of it. */
  check: {
    ask: { file: Blob; rules: readonly ColumnRule[]; maxRows: number; choice: ReadChoice }
    answer: ReadTable
  }
  /** Rows go through the port as long as its other end asks for them. */
  lend: { ask: { table: number; port: MessagePort }; answer: null }
  /** Takes the table that waits in a port for its own. */
  adopt: {
    ask: { port: MessagePort; name: string; sql: NonNullable<Opened['sql']> }
    answer: Opened
  }
  close: { ask: { table: number }; answer: null }
}
