/** Finding options by what a visitor types. */
import { plainLetters as plain } from './plain-letters'
import type { Option } from './url-state'

/** An option with what else it is found by, such as its kind. */
export interface Findable extends Option<string> {
  hint?: string
  also?: string
}

/** The options that match: those that begin with the text, then those that hold it, then those it is said of. */
export function findOptions<O extends Findable>(options: readonly O[], text: string): O[] {
  const wanted = plain(text.trim())
  const rank = ({ label, also = '' }: O) => {
    const name = plain(label)
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return plain(also).includes(wanted) ? 2 : 3
  }
  const ranked = options.map((option) => ({ option, at: rank(option) }))
  return ranked
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ option }) => option)
}
