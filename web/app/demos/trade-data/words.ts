/** How the page speaks of months, money and partners. */
import { formatDollars, formatMonth, formatNumber, formatPercent, withUnit } from '@/lib/format'
import type { Report, Summary } from './ask'
import type { View } from './settings'

/** The months from one to another, both included. */
export function monthsBetween(first: string, last: string) {
  const months: string[] = []
  let [year = 0, month = 1] = first.split('-').map(Number)
  for (;;) {
    const text = `${String(year)}-${String(month).padStart(2, '0')}`
    if (text > last) return months
    months.push(text)
    year += month === 12 ? 1 : 0
    month = (month % 12) + 1
  }
}

/** "2025", "April 2026", "January to April 2026" or "February 2025 to April 2026". */
export function periodName(from: string, to: string) {
  if (from === to) return formatMonth(from)
  const [year = '', month] = from.split('-')
  if (month === '01' && to === `${year}-12`) return year
  const first = formatMonth(from)
  return `${to.startsWith(year) ? first.replace(` ${year}`, '') : first} to ${formatMonth(to)}`
}

/** "in 2025", "from February 2025 to April 2026". */
export function inPeriod(from: string, to: string) {
  const name = periodName(from, to)
  return name.includes(' to ') ? `from ${name}` : `in ${name}`
}

/** No line ends between a sign and its dollar. */
const joined = (text: string) => text.replace(/^[−+]/, '$&\u2060')

/** "$779.0 billion", "$1.2 million", "$540". */
export const money = (value: number) => joined(sized(value))

function sized(value: number) {
  const size = Math.abs(value)
  if (size >= 999.5e6) return withUnit(formatDollars(value / 1e9, 1), 'billion')
  if (size >= 999_500) return withUnit(formatDollars(value / 1e6, 1), 'million')
  return formatDollars(value)
}

/** In a unit that suits the largest: billions, millions or dollars, and how it is called. */
export function unitFor(largest: number) {
  if (largest >= 1e9) return { scale: 1e9, unit: '$ billion', digits: 1 }
  if (largest >= 1e6) return { scale: 1e6, unit: '$ million', digits: 1 }
  return { scale: 1, unit: '$', digits: 0 }
}

/** A difference in money: the sign is always written. */
export const signedMoney = (value: number) =>
  value > 0 ? joined(`+${money(value)}`) : money(value)

/** As many decimals as it has, two at most: "0.75", "25". */
export function plain(value: number) {
  const digits = [0, 1].find((at) => Number(value.toFixed(at)) === value) ?? 2
  return formatNumber(value, digits)
}

export const index = (value: number) => formatNumber(value, 3)

/** Partners with an article. A name of one's own table that only begins alike is none of them. */
const withArticle = new Set([
  'Netherlands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
])

/** A name within a sentence: "the United States". One of a table of one's own keeps its letters. */
export const inSentence = (name: string) => (withArticle.has(name) ? `the ${name}` : name)

/** The same where the sentence begins. */
export const firstInSentence = (name: string) => (withArticle.has(name) ? `The ${name}` : name)

/** Whether the rows are goods of the tariff; products of a table of one's own are none. */
export const isOfTariff = ({ by }: Pick<Summary, 'by'>) => by === 'section' || by === 'chapter'

/** Goods of the tariff within a sentence: "precious metals and stones". Products of one's own keep their capitals. */
export const goodsInSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** A sentence begins with a capital. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Why both at once are not shown though they are asked for; undefined where they are, or nobody asks. */
export function pairsRefused({ own }: Pick<Report, 'own'>, by: View['by']) {
  if (by !== 'pair' || own?.pairs) return undefined
  return own
    ? 'Partner and product at once are asked for: your table has names of one of the two alone.'
    : `Partner and product at once are asked for, and cannot be shown of Canada’s trade: ${APART}`
}

/** The reason wherever it is said. */
export const APART =
  'the bundled tables count the two apart, and nothing is estimated. A table of your own can have both.'

/** Of a table with more pairs than an answer holds: how much those are that it does. */
export const pairsText = ({ own }: Pick<Report, 'own'>) =>
  own && own.links_share < 1
    ? `: the ${formatNumber(own.links.length)} largest pairs, ${formatPercent(100 * own.links_share, 0)} of the total`
    : ''
