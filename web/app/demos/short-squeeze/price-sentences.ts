/** The sentences about the price: the close of the day, and what came after. */
import type { FigureNote } from '@/components/demo/note'
import type { Said } from '@/components/demo/said'
import { worked } from '@/components/demo/worked'
import { counted, formatDay, formatDollars, formatNumber } from '@/lib/format'
import type { Replay } from './ask'

/** Who said so and of when, under every note. */
export type Credit = Pick<FigureNote, 'source' | 'date'>

/** The close of the day, opened to where it is from. */
export function closeSentence({ close, date }: Replay, from: Credit): Said[] {
  if (close == null) return [' The record has no close of that day.']
  const text = formatDollars(close, 2)
  const note = (): FigureNote => ({
    title: 'Closing price',
    ...worked([], text, 'close = '),
    text: 'The PRICE column of the fails-to-deliver file of the next settlement date, which is this session’s close. US dollars, not adjusted for later splits.',
    ...from,
    date: formatDay(date),
  })
  return [' The stock closed at ', { text, note }, '.']
}

/** What came of it, told apart: nobody knew it on the day. */
export function afterwardsSentence({ afterwards, close }: Replay, from: Credit): Said[] {
  if (!afterwards || close == null) return []
  const { highest, last } = afterwards
  const later = (one: typeof highest, title: string): Said => {
    const text = formatDollars(one.close, 2)
    const times = `${formatNumber(one.times, 2)} times`
    return {
      text,
      note: () => ({
        title,
        ...worked([`${times} the close of ${formatDollars(close, 2)}`], text, 'close = '),
        text: `${counted(one.sessions, 'session')} later. Nobody knew it on the day, and no score rests on it.`,
        ...from,
        date: formatDay(one.date),
      }),
    }
  }
  const ends =
    highest.date === last.date
      ? []
      : [', and at ', later(last, 'The last close looked at'), ` on ${formatDay(last.date)}`]
  return [
    ` What nobody knew then: within ${counted(last.sessions, 'session')} it closed as high as `,
    later(highest, 'The highest close after'),
    ` on ${formatDay(highest.date)}`,
    ...ends,
    '.',
  ]
}
