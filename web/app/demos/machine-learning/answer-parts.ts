/** The parts of the answer that are chosen, not read off. */
import type { Entity, Report } from './query'
import { namedEntities } from './words'

const LONGEST = 260

/** The sentence of the summary with the highest score, without its dateline, cut at a word where it is very long. */
export function leadSentence({ summary }: Report): string | null {
  const [first] = [...summary].sort((a, b) => b.score - a.score)
  if (!first) return null
  const text = first.text.replace(/^[^—–]{2,40}\s[—–]\s+/, (dateline) =>
    // "PORT MAREN, N.S. — ": a dateline is in capitals; other openings stay.
    /^[^a-zà-ÿ]{3,}/.test(dateline) ? '' : dateline,
  )
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`
}

/** Whom the text is kindest to and hardest on, where it is either. */
export function extremes(report: Report): { kindest: Entity | null; hardest: Entity | null } {
  const felt = namedEntities(report).filter(({ tone }) => tone !== 'neutral')
  const ordered = [...felt].sort((a, b) => a.sentiment - b.sentiment || b.count - a.count)
  const [hardest = null] = ordered
  const kindest = ordered.at(-1) ?? null
  return {
    hardest: hardest?.tone === 'negative' ? hardest : null,
    kindest: kindest?.tone === 'positive' ? kindest : null,
  }
}
