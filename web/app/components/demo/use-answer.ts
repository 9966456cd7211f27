import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TypedRequest } from '@/api/request'
import { idOf } from '@/lib/identity'
import { refusedBy, sendRequest, worthRetrying, type Refusal } from './api-problem'

/** Sends a request of the contract. One that was answered within the last minute is not sent again. */
export type Call = <A>(request: TypedRequest<A>) => Promise<A>

/** An answer with the question it belongs to: figures, notes, titles, credits and exports draw from this alone. */
export interface Answered<V, O, R> {
  view: V
  own: O
  report: R
}

export interface Question<V, O, R> {
  /** Keeps the answers of a page's sections apart. */
  name: string
  /** The settled settings the answer depends on, and no others. */
  view: V
  /** The visitor's own data, or whatever else the question rests on; told apart by identity. */
  own: O
  /** What stands in controls and cannot be used, by setting: a question it belongs to is not asked. */
  unusable?: object
  /** The question the page is prerendered with, and its answer. */
  initial: Answered<V, O, R>
  /**
   * The whole answer: requests in turn are awaited, independent ones stand in a `Promise.all`. The signal ends with
   * the question, for what must stop with it and not be kept.
   */
  ask: (call: Call, view: V, own: O, signal: AbortSignal) => Promise<R>
}

const keyOf = ({ view, own }: { view: unknown; own: unknown }) => JSON.stringify([view, idOf(own)])

/** A question whose answer depends on it alone: the one the page is prerendered with is known without asking. */
export function knownQuestion<V, O, R>(
  name: string,
  initial: Answered<V, O, R>,
  ask: Question<V, O, R>['ask'],
) {
  const known = keyOf(initial)
  return {
    name,
    initial,
    ask: (call: Call, view: V, own: O, signal: AbortSignal): Promise<R> =>
      keyOf({ view, own }) === known
        ? Promise.resolve(initial.report)
        : ask(call, view, own, signal),
  }
}

export interface AnswerState<V, O, R> {
  answered: Answered<V, O, R>
  /** The answer to the question now asked is on its way. */
  pending: boolean
  /** Why it did not come; `answered` is then the last good one. */
  error: Error | null
  /** The fields it was refused for; `answered` is then the last possible one. */
  refused: readonly Refusal[]
  /** Either of the two as it came, for a page that says more by its code. */
  failure: Error | null
  /** Whether `answered` belongs to an earlier question that will not be replaced by itself. */
  stale: boolean
  retry: () => void
}

/** Asks a question; what is shown changes only when the whole answer to one question is there. */
export function useAnswer<V extends object, O, R>(
  question: Question<V, O, R>,
): AnswerState<V, O, R> {
  const { name, view, own, unusable = {}, initial, ask } = question
  const isAskable = !Object.keys(view).some((key) => key in unusable)
  const key = keyOf(question)
  const isInitial = key === keyOf(initial)
  const query = useQuery<Answered<V, O, R>>({
    queryKey: ['answer', name, key],
    queryFn: async ({ signal, client }) => {
      const report = await ask(callThrough(client, signal), view, own, signal)
      // What the prerender knew already is not drawn again.
      return isInitial && hasSameParts(report, initial.report) ? initial : { view, own, report }
    },
    structuralSharing: false,
    enabled: isAskable,
    // Each request is asked again by itself where that can help.
    retry: false,
    // The prerendered answer is as old as the build: it is shown, and the question asked at once.
    ...(isInitial && { initialData: initial, initialDataUpdatedAt: 0 }),
  })
  const [last, setLast] = useState(initial)
  const retry = () => void query.refetch()
  if (!isAskable)
    return {
      answered: last,
      pending: false,
      error: null,
      refused: [],
      failure: null,
      stale: true,
      retry,
    }
  if (query.data !== undefined && query.data !== last) setLast(query.data)
  const refused = refusedBy(query.error)
  return {
    answered: query.data ?? last,
    pending: query.isPending,
    error: refused.length > 0 ? null : query.error,
    refused,
    failure: query.error,
    stale: query.isError && query.data === undefined,
    retry,
  }
}

function callThrough(client: QueryClient, signal: AbortSignal): Call {
  return <A>(request: TypedRequest<A>) => {
    signal.throwIfAborted()
    return client.fetchQuery<A>({
      queryKey: ['request', request],
      queryFn: (context) => sendRequest(request, context.signal),
      structuralSharing: false,
      retry: (count, error) => count < 1 && worthRetrying(error),
    })
  }
}

function hasSameParts(one: unknown, other: unknown) {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [parts, known] = [Object.entries(one), new Map(Object.entries(other))]
  return parts.length === known.size && parts.every(([key, part]) => known.get(key) === part)
}
