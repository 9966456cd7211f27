/**
 * Numbers as people write them: `1,234.50`, `1 234,50`, `$4.09`, `4.09 %`. The rule is the server's too
 * (`demo-kit`'s tables): what a cell says about the decimal mark, and how it is read under one.
 */

export type DecimalMark = '.' | ','

/** Signs around a number, and the spaces that group its digits by three. */
function bare(text: string) {
  return text
    .replace(/[$%]/g, '')
    .trim()
    .replace('\u2212', '-')
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/^[+-]\s*/, (sign) => sign.trim())
}

/**
 * What one cell says about the decimal mark: a mark, `either` for a lone comma before exactly three digits
 * (`1,500`), null when it says nothing.
 */
export function markSaidBy(cell: string): DecimalMark | 'either' | null {
  const text = bare(cell).replace(/^[+-]/, '')
  if (/^\d{1,3}(?:,\d{3})+\.\d*$/.test(text)) return '.'
  if (/^\d{1,3}(?:\.\d{3})+,\d*$/.test(text)) return ','
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(text)) return '.'
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return ','
  if (/^[1-9]\d{0,2},\d{3}$/.test(text)) return 'either'
  // Read with a point unless the column's other cells say otherwise.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return null
  if (/^\d*,\d+$/.test(text)) return ','
  if (/^\d*\.\d*(?:e[+-]?\d+)?$/i.test(text)) return '.'
  return null
}

const withPoint = /^[+-]?(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const withComma = /^[+-]?(?:(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d*)?|,\d+)$/

/** The number a cell holds under a decimal mark; null when it is none. */
export function readNumber(cell: string, mark: DecimalMark): number | null {
  const text = bare(cell)
  if (!(mark === '.' ? withPoint : withComma).test(text)) return null
  const plain = mark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}
