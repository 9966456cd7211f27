/** A file's text piece by piece, in the encoding its bytes show. */
import { markedEncoding, unmarkedWide, type Encoding } from '../decode-text'
import { stopIfCancelled, type Work } from './reading'

/** So many bytes are decoded at a time: short enough to stop soon, long enough to be quick. */
const PIECE = 2_000_000

const bytesOf = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer())

/** The encoding that a file's first bytes show; without a sign it is UTF-8 until a byte says otherwise. */
export async function shownEncoding(file: Blob): Promise<Encoding> {
  const head = await bytesOf(file, 0, 4096)
  return markedEncoding(head) ?? unmarkedWide(head) ?? 'utf-8'
}

/** Bytes that no text in UTF-8 has. */
export class NotUtf8 extends Error {}

/** The text with `\n` at the ends of lines, whatever they were. */
export async function* textPieces(file: Blob, encoding: Encoding, work: Work) {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  const decode = (bytes: Uint8Array, isLast: boolean) => {
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw new NotUtf8('a byte is not UTF-8')
    }
  }
  /** A carriage return at the end of a piece may belong to a line end of two marks. */
  let held = ''
  for (let from = 0; from < file.size; from += PIECE) {
    stopIfCancelled(work)
    const isLast = from + PIECE >= file.size
    const text = held + decode(await bytesOf(file, from, from + PIECE), isLast)
    held = !isLast && text.endsWith('\r') ? '\r' : ''
    const whole = held === '' ? text : text.slice(0, -1)
    yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole
    work.progress(Math.min(1, (from + PIECE) / file.size))
  }
}
