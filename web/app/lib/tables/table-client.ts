/** The page's side of the tables. */
import { startWorker } from '../start-worker'
import type { Questions } from './messages'
import { WorkerClient, type Port } from './worker-client'

/** The tables of this page. */
export const tables = new WorkerClient<Questions>(
  () => startWorker('table-worker') as unknown as Port<Questions>,
  'The reader stopped: the table may be too large for this browser’s memory.',
)
