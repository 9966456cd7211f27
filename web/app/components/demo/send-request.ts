/** Sends a call as it stands on the page and keeps what came back, errors included. */
import { useSyncExternalStore } from 'react'
import type { ApiRequest } from '@/api/request'
import { firm } from '@/content/firm'
import { bodyOf } from './api-snippets'

const never = () => () => undefined

/** The host of the page; the firm's own address in the prerendered one. */
export function useHost() {
  return useSyncExternalStore(
    never,
    () => window.location.origin,
    () => firm.url,
  )
}

export interface Sent {
  status: string
  type: string
  ms: number
  answer: unknown
}

export async function sendCall(request: ApiRequest): Promise<Sent> {
  const start = performance.now()
  try {
    const response = await fetch(request.path, {
      method: request.method,
      ...(request.method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify((await bodyOf(request)) ?? {}),
      }),
    })
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
    const answer: unknown = type.includes('json') ? await response.json() : await response.text()
    const status = `${String(response.status)} ${response.statusText}`.trim()
    return { status, type, ms: performance.now() - start, answer }
  } catch {
    const answer = 'No answer: check the connection and try again.'
    return { status: 'no answer', type: '', ms: 0, answer }
  }
}
