/** Reads one file beside the page: against the columns it must have, or as text where it may have any. */
import { readFile, readFreely } from './read-file'
import type { Given, ReadQuestion } from './read-text'

addEventListener('message', ({ data }: MessageEvent<ReadQuestion | readonly [Given]>) => {
  const stopped = () => ({
    refusal: 'Something in it stopped the reader. Save the table as CSV, and try that file.',
  })
  const reading = data.length === 1 ? readFreely(data[0]) : readFile(...data)
  void reading.catch(stopped).then((read) => {
    postMessage(read)
  })
})
