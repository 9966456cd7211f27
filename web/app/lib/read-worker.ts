/** Reads one file beside the page. */
import { readFile } from './read-file'
import type { Reading, ReadQuestion } from './read-text'

addEventListener('message', ({ data }: MessageEvent<ReadQuestion>) => {
  const stopped = (): Reading => ({
    refusal: 'Something in it stopped the reader. Save the table as CSV, and try that file.',
  })
  void readFile(...data)
    .catch(stopped)
    .then((reading) => {
      postMessage(reading)
    })
})
