/** Where a visitor's file is read: short text in the page, what would hold the page up in a worker. */
import workerAddress from './read-worker?worker&url'
import {
  isWorkbook,
  plainTextOf,
  readText,
  type FreeText,
  type Given,
  type Reading,
  type ReadQuestion,
} from './read-text'

/** Longer text is not read in the page. */
const LONG = 1_000_000

/** TypeScript does not know these: to it the address of a script is a string. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

/** The one policy that the pages' own allows: whatever it is asked for, it gives the address of the reader. */
const addressOf = () => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => workerAddress }
  return trustedTypes?.createPolicy('file-reader', rules).createScriptURL('') ?? workerAddress
}
let address: string | undefined

const startWorker = () => new Worker((address ??= addressOf()), { type: 'module' })

/** Reads a file until the signal says that it is not wanted any more. */
export async function readOwn(
  question: ReadQuestion,
  signal: AbortSignal,
  start: () => Worker = startWorker,
): Promise<Reading> {
  const [given] = question
  signal.throwIfAborted()
  return given.length > LONG || isWorkbook(given)
    ? readBeside<Reading>(question, signal, start())
    : readText(...question)
}

/** The same as text, for a table that may have any columns; long text is no work, a workbook is. */
export async function readOwnFreely(
  given: Given,
  signal: AbortSignal,
  start: () => Worker = startWorker,
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
