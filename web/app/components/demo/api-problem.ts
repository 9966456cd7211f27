/** What can go wrong between the page and the API, in the reader's words. */
import type { TypedRequest } from '@/api/request'

/** A field the API refuses: what is wrong as a word for programs with its values, and as a sentence. */
export interface Refusal {
  field: string
  message: string
  code?: string
  values?: Readonly<Record<string, unknown>>
}

/** An RFC 9457 problem as our API sends it. */
export interface Problem {
  status: number
  title: string
  detail?: string | undefined
  code?: string | undefined
  errors: readonly Refusal[]
  /** Seconds the server asked us to wait. */
  retryAfter?: number | undefined
}

/** A request that did not bring back a report. Status 0: there was no answer at all. */
export class ApiProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.name = 'ApiProblem'
    this.problem = problem
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function refusalOf(item: unknown): Refusal[] {
  if (!isRecord(item)) return []
  const { field, message, code, values } = item
  if (typeof field !== 'string' || typeof message !== 'string') return []
  return [
    {
      field,
      message,
      ...(typeof code === 'string' && { code }),
      ...(isRecord(values) && { values }),
    },
  ]
}

/** The problem a text of ours tells; whatever it is, something sensible comes back. */
export function problemIn(
  body: unknown,
  otherwise: Pick<Problem, 'status' | 'title' | 'retryAfter'> = { status: 500, title: 'Failed' },
) {
  const text = (key: string) =>
    isRecord(body) && typeof body[key] === 'string' ? body[key] : undefined
  const status = isRecord(body) && typeof body['status'] === 'number' ? body['status'] : undefined
  const errors =
    isRecord(body) && Array.isArray(body['errors']) ? body['errors'].flatMap(refusalOf) : []
  return new ApiProblem({
    ...otherwise,
    status: status ?? otherwise.status,
    title: text('title') ?? otherwise.title,
    detail: text('detail'),
    code: text('code'),
    errors,
  })
}

/** Reads a problem out of a failed response. */
export async function problemOf(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const { status, statusText: title } = response
  return problemIn(isRecord(body) ? { ...body, status } : body, {
    status,
    title,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  })
}

/** Asks the API and returns its answer once that begins, or throws an `ApiProblem`. */
export async function openApi(
  path: string,
  init: { body?: unknown; signal?: AbortSignal } = {},
): Promise<Response> {
  const { body, signal } = init
  let response: Response
  try {
    response = await fetch(path, {
      ...(signal && { signal }),
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem({ status: 0, title: 'No answer', errors: [] })
  }
  if (!response.ok) throw await problemOf(response)
  return response
}

/** Asks the API and returns its JSON, or throws an `ApiProblem`. */
export async function askApi<T>(
  path: string,
  init: { body?: unknown; signal?: AbortSignal } = {},
): Promise<T> {
  const response = await openApi(path, init)
  const answer: T = await response.json()
  return answer
}

/** Asks what a request of the contract says. */
export function sendRequest<A>({ method, path, body }: TypedRequest<A>, signal: AbortSignal) {
  return askApi<A>(path, { signal, ...(method === 'POST' && { body }) })
}

/** The fields an error refuses; empty when the trouble is another. */
export function refusedBy(error: unknown): readonly Refusal[] {
  return error instanceof ApiProblem && error.problem.status === 422 ? error.problem.errors : []
}

/** What happened, as a sentence: never a stack, never only a number. */
export function whatHappened(error: unknown) {
  if (!(error instanceof ApiProblem)) return 'The page could not read the answer.'
  const { status, code, detail, title, errors, retryAfter } = error.problem
  if (status === 0) return 'The server could not be reached. Check your connection.'
  if (code === 'job_under_way' || code === 'too_much_at_once') return asSentence(detail ?? title)
  if (status === 503 || status === 429) {
    const wait = retryAfter === undefined ? '' : ` and asked for ${seconds(retryAfter)}`
    const why =
      status === 503 ? 'Our server was busy' : 'There were many requests from your network'
    return `${why} (${String(status)})${wait}.`
  }
  if (status === 422 && errors.length > 0)
    return errors.map(({ message }) => asSentence(message)).join(' ')
  if (status >= 500) return `Our server failed on this request (${String(status)}).`
  return `${detail ?? title} (${String(status)})`
}

/** A refusal of the API as a sentence; it begins with the field's name. */
export function asSentence(text: string) {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

function seconds(count: number) {
  return count === 1 ? '1 second' : `${String(count)} seconds`
}

/** Whether asking again can help: not when the request itself is at fault. */
export function worthRetrying(error: unknown) {
  if (!(error instanceof ApiProblem)) return false
  const { status } = error.problem
  return status === 0 || status === 429 || status >= 500
}
