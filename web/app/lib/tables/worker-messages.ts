/** How a page asks a worker: questions by name, each with its answer, told how far it is and taken back. */

/** The questions a worker answers. */
export type Answerable<Q> = { [Name in keyof Q]: { ask: object; answer: unknown } }

/** One question as it is sent. */
export type AskOf<Q extends Answerable<Q>> = {
  [Name in keyof Q]: { id: number; question: Name; ask: Q[Name]['ask'] }
}[keyof Q]

export type ToWorker<Q extends Answerable<Q>> = AskOf<Q> | { id: number; question: 'cancel' }

/** A stretch of a text, by its characters. */
export interface Span {
  from: number
  to: number
}

export type FromWorker =
  | { id: number; answer: unknown }
  | { id: number; refusal: string; at: Span | null }
  | { id: number; progress: number }
  | { id: number; cancelled: true }
