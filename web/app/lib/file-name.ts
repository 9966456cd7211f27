import { slugOf } from './figure-anchor'

/** Some systems stop at 255 bytes, and people far sooner. */
const LONGEST_NAME = 90

/** A file name out of words: `bond-yields-spread-history.csv`. */
export function fileName(words: readonly string[], extension: string) {
  const stem = slugOf(words.join('-'))
  const cut =
    stem.length > LONGEST_NAME ? stem.slice(0, LONGEST_NAME + 1).replace(/-[^-]*$/, '') : stem
  return `${cut}.${extension}`
}
