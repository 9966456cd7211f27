/** What the page and the worker that answers in SQL say to each other. */

/** What the engine knows beyond the table, for completion. */
export interface SqlWords {
  keywords: readonly string[]
  functions: readonly string[]
}

export interface SqlQuestions {
  /** The engine's own bytes, with which it starts. */
  start: { ask: { wasm: ArrayBuffer }; answer: SqlWords }
  /** Takes a table in from a port at whose other end it is lent; the one before is let go. */
  take: { ask: { table: number; port: MessagePort }; answer: null }
  /** Answers a question about it; what it comes to goes through the port. */
  run: { ask: { text: string; port: MessagePort }; answer: { rows: number; isCut: boolean } }
}
