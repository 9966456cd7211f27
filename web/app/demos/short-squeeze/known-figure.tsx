import { ChartFigure } from '@/components/charts/chart-figure'
import { opened } from '@/components/demo/said'
import { counted, formatDay, formatNumber } from '@/lib/format'
import { certaintyWords, credit, failsLag, interestNote } from './answer'
import type { Replay } from './ask'

const unbroken = (date: string) => <span className="whitespace-nowrap">{date}</span>

/** What had come out by the day, and how old it was. */
export function KnownFigure({
  replay,
  stale,
  pending,
}: {
  replay: Replay
  stale: boolean
  pending: boolean
}) {
  const { company, date, short_interest: reports, fails, highest_fails: highest } = replay
  const newest = reports.at(-1)
  const age = newest ? Math.round((Date.parse(date) - Date.parse(newest.settled)) / 86_400_000) : 0
  const unsure = reports.filter(({ certainty }) => certainty === 'unconfirmed').length
  return (
    <ChartFigure
      demo="short-squeeze"
      name="what was public"
      title={
        newest
          ? `On ${formatDay(date)} the newest short interest was ${counted(age, 'day')} old`
          : `On ${formatDay(date)} no short interest in our record was public`
      }
      sub={`Reports of ${company}’s short interest that had come out, each on the 8th session after settlement. Days to cover: shares short over a day’s mean volume. Quoted: ${certaintyWords.quoted}; unconfirmed: second-hand.`}
      table={{
        columns: [
          { key: 'settled', header: 'Settled', text: ({ settled }) => unbroken(settled) },
          { key: 'public_on', header: 'Public on', text: ({ public_on }) => unbroken(public_on) },
          {
            key: 'shares_short',
            header: 'Sold short',
            unit: 'shares',
            format: (value) => formatNumber(value),
          },
          {
            key: 'short_interest_pct',
            header: 'Of shares outstanding',
            unit: '%',
            text: (report) =>
              report.short_interest_pct == null
                ? '–'
                : opened(formatNumber(report.short_interest_pct, 2), () =>
                    interestNote(report, credit(replay)),
                  ),
          },
          {
            key: 'days_to_cover',
            header: 'To cover',
            unit: 'days',
            format: (value) => formatNumber(value, 2),
          },
          { key: 'certainty', header: 'How sure' },
        ],
        rows: reports,
      }}
      credit="Single dated facts; FINRA’s own files may not be passed on"
      stale={stale}
      pending={pending}
      foot={
        <p className="max-w-[70ch]">
          {unsure > 0 &&
            `${counted(unsure, 'figure')} here ${unsure === 1 ? 'is' : 'are'} second-hand and unconfirmed. `}
          {fails && highest
            ? `Newest public balance of fails to deliver: ${formatNumber(fails.shares)} shares on ${formatDay(fails.settled)}; the highest known by then ${formatNumber(highest.shares)} on ${formatDay(highest.settled)} (SEC, which publishes them ${failsLag} later).`
            : 'No fails to deliver of the record were public yet.'}
        </p>
      }
    />
  )
}
