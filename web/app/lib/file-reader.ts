/** Where a visitor's file is read: short text in the page, what would hold the page up or is no text in a worker. */
import { HEAD, isJsonStart, isParquetStart } from './file-start'
import {
  isWorkbook,
  plainTextOf,
  readText,
  type FreeText,
  type Given,
  type Reading,
  type ReadQuestion,
} from './read-text'
import { startWorker } from './start-worker'

/** Longer text is not read in the page. */
const LONG = 1_000_000

const startReader = () => startWorker('read-worker')

/** Parquet and JSON: the worker that holds tables has their readers. */
function isForTables(given: Given) {
  const bytes = typeof given === 'string' ? new TextEncoder().encode(given.slice(0, HEAD)) : given
  return isParquetStart(bytes) || isJsonStart(bytes)
}

/** Reads a file until the signal says that it is not wanted any more. */
export async function readOwn(
  question: ReadQuestion,
  signal: AbortSignal,
  start: () => Worker = startReader,
): Promise<Reading> {
  const [given] = question
  signal.throwIfAborted()
  if (isForTables(given)) return (await import('./tables/check-own')).checkOwn(question, signal)
  return given.length > LONG || isWorkbook(given)
    ? readBeside<Reading>(question, signal, start())
    : readText(...question)
}

/** The same as text, for a table that may have any columns; long text is no work, a workbook is. */
export async function readOwnFreely(
  given: Given,
  signal: AbortSignal,
  start: () => Worker = startReader,
): Promise<FreeText> {
  signal.throwIfAborted()
  return isWorkbook(given) ? readBeside<FreeText>([given], signal, start()) : plainTextOf(given)
}

function readBeside<T>(
  question: ReadQuestion | readonly [Given],
  signal: AbortSignal,
  worker: Worker,
) {
  return new Promise<T>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<T>) => {
      resolve(data)
    }
    worker.onerror = () => {
      reject(new Error('the reader did not start'))
    }
    signal.addEventListener('abort', () => {
      reject(new Error('another file took its place'))
    })
    worker.postMessage(question)
  }).finally(() => {
    worker.terminate()
  })
}
