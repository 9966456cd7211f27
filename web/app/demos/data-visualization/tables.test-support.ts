/** The worker's part of the page in a test: the same session, without a worker. */
import { readFile } from 'node:fs/promises'
import { vi } from 'vitest'
import type { Questions } from '@/lib/tables/messages'
import { TableSession } from '@/lib/tables/session'
import type { FromWorker, ToWorker } from '@/lib/tables/worker-messages'
import { starterSets } from './starter-sets'

export function fakeWorker() {
  const port: {
    postMessage: (message: ToWorker<Questions>) => void
    terminate: () => void
    onmessage: ((event: { data: FromWorker }) => void) | null
    onerror: null
  } = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  }
  const session = new TableSession((data) => port.onmessage?.({ data }))
  port.postMessage = (message) => void session.take(message)
  return port
}

/** Answers requests for our tables from their files, and tells of every other. */
export function fakeFetch() {
  return vi.fn(async (address: string) => {
    const set = Object.values(starterSets).find((one) => one.address === address)
    if (!set) throw new Error(`nobody answers at ${address}`)
    const bytes = await readFile(`app/demos/data-visualization/data/${set.file}`)
    return new Response(new Blob([bytes]))
  })
}
