/** The worker in a test: the same session, without a worker. */
import type { Questions } from './messages'
import { TableSession } from './session'
import type { FromWorker, ToWorker } from './worker-messages'

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
