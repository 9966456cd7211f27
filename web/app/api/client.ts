import createClient from 'openapi-fetch'
import type { components, paths } from './schema.gen'

/** The body of every API error. */
export type Problem = components['schemas']['Problem']

/** The typed way to the API; paths, bodies and answers come from the contract. */
export const api = createClient<paths>({ baseUrl: '' })

/** A call that did not give its answer, in words for the visitor. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'

  constructor(
    message: string,
    /** The HTTP status, or 0 when no answer came at all. */
    readonly status: number,
    readonly errors: NonNullable<Problem['errors']> = [],
    /** Seconds after which to try again, where the server said so. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }
}

interface Outcome<T> {
  data?: T
  error?: unknown
  response: Response
}

/** The answer of a call, or an `ApiProblem` that says what to do next. */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await call.catch(() => {
    throw new ApiProblem('Our server could not be reached. Check the connection and try again.', 0)
  })
  if (data !== undefined) return data
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  if (isProblem(error))
    throw new ApiProblem(error.detail, response.status, error.errors, retryAfter)
  throw new ApiProblem('Our server gave no usable answer. Try again in a moment.', response.status)
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'detail' in value && 'code' in value
}
