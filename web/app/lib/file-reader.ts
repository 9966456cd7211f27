/** Where a visitor's file is read: short text in the page, what would hold the page up in a worker. */
import workerAddress from './read-worker?worker&url'
import { isWorkbook, readText, type Reading, type ReadQuestion } from './read-text'

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
    ? readBeside(question, signal, start())
    : readText(...question)
}

function readBeside(question: ReadQuestion, signal: AbortSignal, worker: Worker) {
  return new Promise<Reading>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Reading>) => {
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
