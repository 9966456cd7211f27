import { useState } from 'react'
import { fieldsOf } from '@/components/demo/fields-of'
import { SentenceWords, WordDay } from '@/components/demo/sentence'
import { Button } from '@/components/ui/button'
import { dayMonth } from '@/lib/days'
import type { ViewState } from '@/lib/use-view'
import type { PlanAnswer } from './ask'
import { settings, type View } from './settings'

/** One's own frost dates: a garden in a hollow or by a lake knows better than the nearest station. */
export function OwnFrost({ state, answer }: { state: ViewState<View>; answer: PlanAnswer }) {
  const { view, change } = state
  const { city, year, last, first } = answer.answered.view
  const { frost } = answer.answered.report
  const start = {
    last: last || (frost?.last_spring.p50.slice(5) ?? '06-15'),
    first: first || (frost?.first_fall.p50.slice(5) ?? '08-31'),
  }
  // What is being chosen belongs to the city and dates it started from; another city starts afresh.
  const key = `${city} ${start.last} ${start.first}`
  const unchanged = { key, ...start, isRefused: false }
  const [draft, setDraft] = useState(unchanged)
  const dates = draft.key === key ? draft : unchanged
  const field = fieldsOf(settings, state, answer.refused)
  const day = (which: 'last' | 'first', problem = field(which).problem) => (
    <WordDay
      {...field(which)}
      value={`${String(year)}-${dates[which]}`}
      min={`${String(year)}-01-01`}
      max={`${String(year)}-12-31`}
      problem={problem}
      onChange={(date) => {
        // Both may be taken over at once, when they were chosen before the page was alive.
        setDraft((now) => ({
          ...(now.key === key ? now : unchanged),
          [which]: date.slice(5),
          isRefused: false,
        }))
      }}
    />
  )
  const order = dates.isRefused
    ? `Your first frost must fall after your last frost, ${dayMonth(`${String(year)}-${dates.last}`)}.`
    : undefined
  return (
    <section
      id="own-frost"
      aria-labelledby="own-frost-title"
      className="no-print mb-4 rounded-panel border border-dashed border-control bg-surface px-4 py-4 md:px-6"
    >
      <h2 id="own-frost-title" className="text-lg leading-snug">
        Use your own frost dates
      </h2>
      <form
        aria-label="Own frost dates"
        onSubmit={(event) => {
          event.preventDefault()
          if (dates.first > dates.last) change({ last: dates.last, first: dates.first })
          else setDraft({ ...dates, isRefused: true })
        }}
      >
        <SentenceWords>
          In my garden the last spring frost comes about {day('last')} and the first fall frost
          about {day('first', order)}.{' '}
          <Button type="submit" variant="quiet" size="sm">
            Use these dates
          </Button>{' '}
          {(view.last !== '' || view.first !== '') && (
            <button
              type="button"
              className="text-button"
              onClick={() => {
                change({ last: '', first: '' })
              }}
            >
              Back to the table’s dates
            </button>
          )}
        </SentenceWords>
      </form>
      <p className="small-text mt-2">
        The dates stand in the address, so a shared link keeps them. One-in-ten dates then assume a
        spread of 11 days from year to year.
      </p>
    </section>
  )
}
