/** A page that may have been meant: its address and the words it is known by. */
export interface Candidate {
  path: string
  title: string
}

/** Below this the likeness of two addresses is chance. */
const alike = 0.3
const atMost = 3

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Pairs of neighbouring letters, the measure of likeness that forgives a slip of the finger. */
function pairsOf(text: string) {
  const letters = ` ${lettersOf(text)} `
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)))
}

/** Dice's coefficient: the share of pairs two texts have in common. */
function likeness(a: Set<string>, b: Set<string>) {
  const common = [...a].filter((pair) => b.has(pair)).length
  return (2 * common) / (a.size + b.size)
}

/** The pages whose address or title is most like the one asked for, best first. */
export function nearestPages<Page extends Candidate>(path: string, pages: readonly Page[]): Page[] {
  const asked = pairsOf(decoded(path).split('/').filter(Boolean).at(-1) ?? '')
  const whole = pairsOf(decoded(path))
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        likeness(asked, pairsOf(page.path.split('/').at(-1) ?? '')),
        likeness(asked, pairsOf(page.title)),
        likeness(whole, pairsOf(page.path)),
      ),
    }))
    .filter(({ score }) => score >= alike)
    .sort((a, b) => b.score - a.score)
    .slice(0, atMost)
    .map(({ page }) => page)
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
