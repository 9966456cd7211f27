/** Whether a battery pays: on what that rests, and the first words of an answer. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import type { Knowledge, MarketReport } from './ask'
import { yearsBeyond } from './words'

/** What pays a battery back, and when. */
export type Payback = Pick<Knowledge, 'years_to_pay' | 'pays'>

/** What a battery at a market is judged by: the most that could be known the day before. */
export const basisOf = ({ knowledge, basis }: MarketReport): Knowledge | undefined =>
  knowledge.find(({ known }) => known === basis)

/** What a plan is made with: "planned on our forecast". */
export const plannedOn: Record<Knowledge['known'], string> = {
  all: 'every price',
  day: 'the day-ahead prices',
  forecast: 'our forecast',
  yesterday: 'yesterday’s prices',
}

/** "year 9" of 8.2 years; of a life that ends within that year, its last one. */
export function yearOf(value: number, life: number) {
  const year = Math.max(1, Math.ceil(value))
  return value <= life && life < year ? 'its last year' : `year ${String(year)}`
}

/** "it pays for itself in year 9", or that it does not. */
export function verdict(
  { years_to_pay: found, pays }: Payback,
  life: number,
  note: () => FigureNote,
  { planned = '', from = '' } = {},
): Said[] {
  // Behind "From 3 days only:" there is no second colon.
  const opening = (word: string) =>
    (from === '' ? `${word}: ` : `${from}${word.charAt(0).toLowerCase()}${word.slice(1)}, `) +
    planned
  if (found == null) return [`${opening('No')}it earns nothing, and never pays for itself`]
  if (pays)
    return [
      `${opening('Yes')}it pays for itself in `,
      { text: yearOf(found, life), note },
      ` of ${String(life)}`,
    ]
  return [
    `${opening('Not enough to pay for itself')}it needs `,
    { text: yearsBeyond(found, life), note },
    ` and lasts ${String(life)}`,
  ]
}
