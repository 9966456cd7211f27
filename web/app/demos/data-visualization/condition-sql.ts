/** The conditions of a question by columns, as the engine for SQL says them. */
import { boundsOf, conditionsOf, type Condition } from '@/lib/tables/conditions'
import { pairOf } from '@/lib/tables/guess'
import type { ColumnProfile } from '@/lib/tables/profile'
import type { Asked } from '@/lib/tables/question'
import { Refusal } from '@/lib/tables/reading'

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const quotedText = (text: string) => `'${text.replaceAll("'", "''")}'`

/** All the white space that `String.trim` takes off: the engine's own `trim` knows the plain space alone. */
const WHITE = String.raw`[\s\v\pZ\x{FEFF}]+`
const trimmed = (name: string) => `regexp_replace(${name}, '^${WHITE}|${WHITE}$', '', 'g')`

const lowered = (text: string) => `lower(${text})`
/** The engine knows no final sigma, and leaves one that is written. */
const hasSigma = /[Σσς]/
const sigmaLowered = (text: string) => `replace(${lowered(text)}, 'ς', 'σ')`

const momentText = (ms: number) => {
  // The year after 9999 has a sign and zeros in front, which the engine does not read.
  const iso = new Date(ms).toISOString().replace(/^\+0*/, '')
  return `TIMESTAMP '${iso.replace('T', ' ').replace(/:\d\d\.\d+Z$/, '')}'`
}

/** As the page compares: words whatever their case and the space around them, days and months as spans of time. */
function conditionText({ column, kind, test, value }: Condition, words: readonly string[]) {
  const name = quoted(column)
  if (test === 'missing') return `${name} IS NULL`
  const equals = test === 'not' ? 'IS DISTINCT FROM' : '='
  if (kind === 'text' || kind === 'boolean') {
    const pair = kind === 'boolean' ? pairOf(words) : undefined
    if (pair) {
      const wanted = value.toLowerCase()
      // The engine has true and false alone, and no row has another word.
      if (!pair.includes(wanted)) return test === 'not' ? 'TRUE' : 'FALSE'
      return `${name} ${equals} ${wanted === pair[0] ? 'TRUE' : 'FALSE'}`
    }
    const fold = hasSigma.test(value) ? sigmaLowered : lowered
    const [folded, wanted] = [fold(trimmed(name)), fold(quotedText(value))]
    return test === 'contains' ? `contains(${folded}, ${wanted})` : `${folded} ${equals} ${wanted}`
  }
  const { low, high } = boundsOf({ column, kind, test, value })
  if (kind === 'number') {
    const sign = test === 'least' ? '>=' : test === 'most' ? '<=' : equals
    return `${name} ${sign} ${String(low)}`
  }
  const from = `${name} >= ${momentText(low)}`
  const before = `${name} < ${momentText(high + 1)}`
  if (test === 'least') return from
  if (test === 'most') return before
  return test === 'is' ? `${from} AND ${before}` : `(${from} AND ${before}) IS NOT TRUE`
}

/** A condition each; one whose value cannot be read picks no row, as on the page. */
export function conditionTexts(profile: readonly ColumnProfile[], asked: Asked) {
  return conditionsOf(profile, asked).map((condition) => {
    const top = profile.find(({ name }) => name === condition.column)?.top ?? []
    try {
      return conditionText(
        condition,
        top.map(({ word }) => word),
      )
    } catch (error) {
      if (error instanceof Refusal) return 'FALSE'
      throw error
    }
  })
}
