/** Reads and holds a visitor's tables beside the page. Its policy lets it send nothing. */
import type { ToWorker } from './messages'
import { TableSession } from './session'

const session = new TableSession((message) => {
  postMessage(message)
})

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  void session.take(data)
})
