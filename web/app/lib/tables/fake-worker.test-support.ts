/** The worker in a test: the same session, without a worker. */
import type { FromWorker, ToWorker } from './messages'
import { TableSession } from './session'

export function fakeWorker() {
  const port: {
    postMessage: (message: ToWorker) => void
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
