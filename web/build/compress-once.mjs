// Compresses a large file once: a minute or two at the highest quality. What came of it is kept by the checksum of the
// file, in the user's cache, so that neither the next build nor another clone does it again.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'boreal-signal')

export async function keptBrotli(content, folder = cache) {
  const name = `${createHash('sha256').update(content).digest('hex')}.br`
  const path = join(folder, name)
  const kept = await readFile(path).catch(() => null)
  // What was kept is believed only if it is the same file.
  const unpacked = kept && (await decompress(kept).catch(() => null))
  if (unpacked?.equals(content)) return kept
  console.log(
    `compressing ${(content.length / 1e6).toFixed(0)} MB once, which takes a minute or two`,
  )
  const packed = await compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  // A folder that cannot be written costs the time again, and nothing else.
  await mkdir(folder, { recursive: true })
    .then(() => writeFile(`${path}.${String(process.pid)}`, packed))
    .then(() => rename(`${path}.${String(process.pid)}`, path))
    .catch((error) => console.warn(`not kept: ${error.message}`))
  return packed
}
