/** DuckDB with one table in it, locked: it reads no file, loads no extension and connects to nothing. */
import type { DuckDBBindings } from '@duckdb/duckdb-wasm/blocking'
import { DataType, RecordBatchReader, tableFromIPC, type Field } from 'apache-arrow'
import type { DataTable } from '../columns'
import { SLICE_ROWS, type Lent, type Slice } from '../lending'
import { Cancelled, MAX_COLUMNS, Refusal, stopIfCancelled, type Work } from '../reading'
import { streamOf } from './arrow-in'
import { TableGatherer } from './arrow-out'
import type { SqlWords } from './messages'
import { checkQuestion, refusalOf } from './question'

/** What a table is called in questions. */
export const TABLE = 'data'
/** An answer has so many rows at most; of a longer one these are the first. */
export const MAX_RESULT_ROWS = 1_000_000
/** The engine works so long before it looks whether it is still wanted. */
const STRETCH_MS = 50

/** In this order: what is locked cannot be set any more. */
const settings = (memory: string) => [
  'SET autoload_known_extensions=false',
  'SET autoinstall_known_extensions=false',
  'SET errors_as_json=true',
  `SET memory_limit='${memory}'`,
  'SET enable_external_access=false',
  'SET lock_configuration=true',
]

/** The engine itself failed: it answers nothing any more, or wrong. */
export class EngineBroken extends Error {}

/** A trap in its code, or a fault after which it calls itself invalid. */
const isBroken = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError ||
  (error instanceof Error && /"exception_type":"(?:FATAL|INTERNAL)"/.test(error.message))

/** Lets messages in. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Whether a column's values are codes into a list, also deep inside: while rows stream, the engine leaves it out. */
const isListed = ({ type }: Field): boolean =>
  DataType.isDictionary(type) || ((type.children ?? []) as Field[]).some(isListed)

/** A table that is lent: what it is, and its rows from a place on. */
export interface Lender {
  lent: Lent
  rowsFrom: (row: number) => Promise<Slice>
}

export interface Result {
  table: DataTable
  isCut: boolean
}

export class SqlEngine {
  readonly #connection: number

  constructor(
    private readonly db: DuckDBBindings,
    memory = '1GB',
  ) {
    // Sums of integers come as decimals, which no typed array holds.
    db.open({ path: ':memory:', query: { castDecimalToDouble: true } })
    this.#connection = (db.connect() as unknown as { _conn: number })._conn
    for (const setting of settings(memory)) this.#do(setting)
  }

  /** Runs what is the engine's own, or in tests anything. */
  #do(text: string) {
    return this.db.runQuery(this.#connection, text)
  }

  words(): SqlWords {
    const list = (text: string) =>
      [...(tableFromIPC(this.#do(text)).getChildAt(0) ?? [])].map(String)
    return {
      keywords: list('SELECT keyword_name FROM duckdb_keywords()'),
      functions: list(
        "SELECT DISTINCT function_name FROM duckdb_functions() WHERE regexp_matches(function_name, '^[a-z][a-z_0-9]+$') AND NOT regexp_matches(function_name, '^(read_|pragma_|duckdb_|pg_|glob$|sniff_csv$|parquet_|arrow_|seq_scan)') ORDER BY 1",
      ),
    }
  }

  /** Takes a table in, the one before let go. */
  async take({ lent, rowsFrom }: Lender, work: Work) {
    this.#do(`DROP TABLE IF EXISTS ${TABLE}`)
    const stream = streamOf(lent)
    try {
      for (let row = 0; row < lent.rows; row += SLICE_ROWS) {
        const slice = await rowsFrom(row)
        stopIfCancelled(work)
        this.db.insertArrowFromIPCStream(this.#connection, stream(slice), {
          name: TABLE,
          create: row === 0,
        })
        work.progress(Math.min(1, (row + SLICE_ROWS) / lent.rows))
      }
    } catch (error) {
      if (isBroken(error)) throw new EngineBroken(String(error))
      this.#do(`DROP TABLE IF EXISTS ${TABLE}`)
      throw error instanceof Cancelled ? error : refusalOf(error, '')
    }
  }

  /** Answers one question; what it would change is taken back. */
  async run(text: string, work: Work): Promise<Result> {
    checkQuestion(text, (given) => this.db.tokenize(given))
    this.#do('BEGIN TRANSACTION')
    let isSound = true
    try {
      return await this.#gather(text, work)
    } catch (error) {
      if (error instanceof Cancelled || error instanceof Refusal) throw error
      isSound = !isBroken(error)
      throw isSound ? refusalOf(error, text) : new EngineBroken(String(error))
    } finally {
      if (isSound) {
        this.db.cancelPendingQuery(this.#connection)
        this.#do('ROLLBACK')
      }
    }
  }

  async #gather(text: string, work: Work): Promise<Result> {
    const reader = await RecordBatchReader.from(this.#chunks(text, work))
    await reader.open()
    const { schema } = reader
    if (schema.fields.length > MAX_COLUMNS)
      throw new Refusal(
        `The answer has ${String(schema.fields.length)} columns; up to ${String(MAX_COLUMNS)} are shown.`,
      )
    const listed = schema.fields.find(isListed)
    if (listed)
      throw new Refusal(
        `The column ${listed.name} is an ENUM, which does not come over. Ask for it as VARCHAR.`,
      )
    const gatherer = new TableGatherer(schema)
    let isCut = false
    for await (const batch of reader) {
      const most = MAX_RESULT_ROWS - gatherer.rows
      isCut = batch.numRows > most
      gatherer.add(batch, most)
      if (isCut) break
    }
    if (gatherer.rows === 0)
      throw new Refusal('No row answers this question, so there is nothing to draw.')
    return { table: gatherer.finish(), isCut }
  }

  /** The answer as it comes: what its columns are, then batches of rows. */
  async *#chunks(text: string, work: Work) {
    let rested = performance.now()
    const rest = async () => {
      await pause()
      stopIfCancelled(work)
      rested = performance.now()
    }
    let head = this.db.startPendingQuery(this.#connection, text, true)
    while (head === null) {
      await rest()
      head = this.db.pollPendingQuery(this.#connection)
    }
    yield head
    for (;;) {
      const chunk = this.db.fetchQueryResults(this.#connection)
      if (chunk === null || chunk.length === 0) return
      yield chunk
      if (performance.now() - rested > STRETCH_MS) await rest()
    }
  }
}
