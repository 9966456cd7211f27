/** Reads and holds a visitor's tables beside the page. Its policy lets it send nothing. */
import type { Questions } from './messages'
import { TableSession } from './session'
import type { ToWorker } from './worker-messages'

const session = new TableSession((message) => {
  postMessage(message)
})

addEventListener('message', ({ data }: MessageEvent<ToWorker<Questions>>) => {
  void session.take(data)
})
