/** Small questions about words and lengths of a text. */

export const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The characters of a text; one can be two units here, so that they are only counted near the limit. */
export const charCount = (text: string, limit: number) =>
  text.length > limit ? Array.from(text).length : text.length

/** A text of at most so many characters, the last of them an ellipsis where it was cut. */
export const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** The same with a capital at its start. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A word of the text that a stem stands for, in lower case; the stem where the text has none. */
export function wordOfStem(text: string, stem: string): string {
  const letters = stem.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${letters}\\p{L}*`, 'iu').exec(text)
  return (found?.[0] ?? stem).toLowerCase()
}
