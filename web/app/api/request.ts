/** A request as a value: sent, cached and printed as code from the same object. Its types are the contract's. */
import type { paths } from './schema.gen'

export interface ApiRequest {
  method: 'GET' | 'POST'
  /** Path and query: `/api/v1/bond-yields/curve?date=2026-05`. */
  path: string
  body?: unknown
  /** A field too long to write out: the code reads it from a file; `read` gives its text to send. */
  file?: { field: string; name: string; read: () => Promise<string> }
  /** An event stream without an end: the event the code listens for. */
  stream?: string
  /** Long work: an event stream that ends with the report, or with a problem. */
  job?: true
}

/** A request that knows the type of its answer; `answers` exists for the compiler only. */
export interface TypedRequest<A> extends ApiRequest {
  readonly answers?: A
}

type Operation<P extends keyof paths, M extends ApiRequest['method']> = paths[P][Lowercase<M>]
type PathsWith<M extends ApiRequest['method']> = {
  [P in keyof paths]: Operation<P, M> extends object ? P : never
}[keyof paths]

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never
/** What a request takes: the query of a GET, the body of a POST. */
type Sent<O, M> = M extends 'GET'
  ? O extends { parameters: { query?: infer Q } }
    ? Exclude<Q, undefined>
    : never
  : O extends { requestBody?: infer B }
    ? Json<Exclude<B, undefined>>
    : never
type AnswerOf<O> = O extends { responses: { 200: infer R } } ? Json<R> : never
/** Nothing need be sent where nothing is required. */
type Given<T> = [T] extends [never] ? [] : object extends T ? [given?: T] : [given: T]

/** `request('POST', '/api/v1/bond-yields/fit', { model, points })`: wrong paths, bodies and queries do not compile. */
export function request<M extends ApiRequest['method'], P extends PathsWith<M>>(
  method: M,
  path: P,
  ...[given]: Given<Sent<Operation<P, M>, M>>
): TypedRequest<AnswerOf<Operation<P, M>>> {
  if (method === 'POST') return { method, path, body: given ?? {} }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(given ?? {}))
    if (value !== undefined && value !== null) query.set(key, String(value))
  // A comma is allowed in a query and keeps lists readable.
  const text = query.toString().replaceAll('%2C', ',')
  return { method, path: text ? `${path}?${text}` : path }
}

/** The request as code shows it: a field too long to write out stands in a file. */
export function withFile(shown: ApiRequest, field: string, name: string): ApiRequest {
  const entries: [string, unknown][] = Object.entries(shown.body ?? {})
  const text = entries.find(([key]) => key === field)?.[1]
  if (typeof text !== 'string') return shown
  return {
    ...shown,
    body: Object.fromEntries(entries.filter(([key]) => key !== field)),
    file: { field, name, read: () => Promise.resolve(text) },
  }
}
