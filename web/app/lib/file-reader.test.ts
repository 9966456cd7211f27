import { expect, test, vi } from 'vitest'
import { readOwn } from './file-reader'
import type { Given, ReadQuestion } from './read-text'
import { workbookOf } from './workbook.test-support'

interface Listening {
  onmessage?: (event: { data: unknown }) => void
  onerror?: () => void
}

/** Reads with a worker that does nothing by itself. */
function read(given: Given) {
  const listening: Listening = {}
  const worker = Object.assign(listening, { postMessage: vi.fn(), terminate: vi.fn() })
  const start = vi.fn(() => worker as unknown as Worker)
  const stop = new AbortController()
  const question: ReadQuestion = [given, [{ key: 'value', kind: 'number' }], 9, {}]
  return { question, worker, start, stop, reading: readOwn(question, stop.signal, start) }
}

const short = 'value\n1\n'
const long = `value,note\n1,${'x'.repeat(1_000_000)}\n`
const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['pasted text', short],
  ['a small file', bytes(short)],
])('%s is read in the page', async (_, given) => {
  const { start, reading } = read(given)
  expect(await reading).toMatchObject({ rows: [{ value: 1 }] })
  expect(start).not.toHaveBeenCalled()
})

test.each([
  ['long text', long],
  ['a large file', bytes(long)],
  ['any workbook, which is packed', workbookOf({ Offers: '' })],
])('%s is read in a worker, which ends with its answer', async (_, given) => {
  const { question, worker, reading } = read(given)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith(question)
  expect(worker.terminate).not.toHaveBeenCalled()
  worker.onmessage?.({ data: { refusal: 'It is a PDF.' } })
  expect(await reading).toEqual({ refusal: 'It is a PDF.' })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a worker ends when its file is replaced, or when it does not start', async () => {
  const replaced = read(long)
  replaced.stop.abort()
  await expect(replaced.reading).rejects.toThrow('another file took its place')
  expect(replaced.worker.terminate).toHaveBeenCalledOnce()

  const broken = read(long)
  broken.worker.onerror?.()
  await expect(broken.reading).rejects.toThrow('did not start')
  expect(broken.worker.terminate).toHaveBeenCalledOnce()
})
