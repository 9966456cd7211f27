import { contact } from '@/content/contact'
import { contactFields, type ContactErrors, type ContactValues } from './contact-fields'

/** The function that takes messages; a plain form posts to it as well. */
export const contactAction = '/functions/v1/send-contact-email'
const tokenAddress = '/functions/v1/contact-form-token'

/** Longer than the server ever takes. A retry after it is safe: it carries the same key. */
const patienceMs = 30_000
const tokenPatienceMs = 3_000
const tokenMaturesAfterMs = 3_500

/** What is sent: the message, and what tells a person from a machine and a retry from a second message. */
export interface ContactRequest extends ContactValues {
  website: string
  idempotency_key: string
  page: string
  form_token?: string
}

export type ContactAnswer =
  { sent: true; reference?: string } | { sent: false; message: string; errors: ContactErrors }

/** Sends a message and says in the specification's words how that went. */
export async function sendContactMessage(request: ContactRequest): Promise<ContactAnswer> {
  let response: Response
  try {
    response = await fetch(contactAction, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    return { sent: false, message: contact.toast.unreachable, errors: {} }
  }
  const answer = await bodyOf(response)
  // A hotel's sign-in page also answers 200: only the function's own JSON counts as sent.
  if (response.ok && isText(answer['message'])) {
    return isText(answer['reference'])
      ? { sent: true, reference: answer['reference'] }
      : { sent: true }
  }
  return { sent: false, message: reasonIn(answer), errors: fieldErrorsIn(answer) }
}

/** Proof of when the form was opened, and when we got it. */
export interface FormToken {
  token: string
  receivedAtMs: number
}

/** Fetches the token that shows how long the form has been open. Doing without costs nothing but a point of trust. */
export async function fetchFormToken(): Promise<FormToken | undefined> {
  try {
    const response = await fetch(tokenAddress, { signal: AbortSignal.timeout(tokenPatienceMs) })
    const token = response.ok ? (await bodyOf(response))['form_token'] : undefined
    return isText(token) ? { token, receivedAtMs: performance.now() } : undefined
  } catch {
    return undefined
  }
}

/**
 * The token if it is old enough to speak for the sender. The server takes a form sent within three
 * seconds for a machine's; a person whose browser filled the form in is as quick, and is better off without one.
 */
export function matureToken(token: FormToken | undefined, nowMs: number): string | undefined {
  return token && nowMs - token.receivedAtMs >= tokenMaturesAfterMs ? token.token : undefined
}

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return isRecord(body) ? body : {}
  } catch {
    return {}
  }
}

function reasonIn(answer: Record<string, unknown>) {
  // The function says `error`; what stands in front of it (size and rate limits) says `detail` (RFC 9457).
  for (const reason of [answer['error'], answer['detail']])
    if (isText(reason) && reason !== '') return reason
  return contact.toast.problem
}

function fieldErrorsIn(answer: Record<string, unknown>): ContactErrors {
  const errors: ContactErrors = {}
  if (!Array.isArray(answer['errors'])) return errors
  for (const error of answer['errors'] as unknown[]) {
    if (!isRecord(error) || !isText(error['message'])) continue
    const field = contactFields.find((name) => name === error['field'])
    if (field) errors[field] ??= error['message']
  }
  return errors
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
