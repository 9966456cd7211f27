import { useState } from 'react'
import { WordDay } from '@/components/demo/sentence'
import { Button } from '@/components/ui/button'
import type { ViewState } from '@/components/demo/use-view'
import type { View } from './params'
import { idOf, ownFields, Refusals, type Refusal } from './refusals'
import type { Plan } from './report'

/** One's own frost dates: a garden in a hollow or by a lake knows better than the nearest station. */
export function OwnFrost({
  state: { view, change },
  plan,
  refused,
}: {
  state: ViewState<View>
  plan: Plan
  refused: readonly Refusal[]
}) {
  const year = String(view.year)
  const start = {
    last: view.last || (plan.frost?.last_spring.p50.slice(5) ?? '06-15'),
    first: view.first || (plan.frost?.first_fall.p50.slice(5) ?? '08-31'),
  }
  // What is being chosen belongs to the city and dates it started from; another city starts afresh.
  const key = `${view.city} ${start.last} ${start.first}`
  const [draft, setDraft] = useState({ key, ...start })
  const dates = draft.key === key ? draft : { key, ...start }
  const own = view.last !== '' || view.first !== ''
  const day = (which: 'last' | 'first', label: string) => (
    <WordDay
      label={label}
      value={`${year}-${dates[which]}`}
      min={`${year}-01-01`}
      max={`${year}-12-31`}
      problemId={idOf(refused, `${which}_frost`)}
      onChange={(date) => {
        setDraft({ ...dates, [which]: date.slice(5) })
      }}
    />
  )
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
        className="sentence"
        onSubmit={(event) => {
          event.preventDefault()
          change({ last: dates.last, first: dates.first })
        }}
      >
        In my garden the last spring frost comes about {day('last', 'Last spring frost')} and the
        first fall frost about {day('first', 'First fall frost')}.{' '}
        <Button type="submit" variant="quiet" size="sm">
          Use these dates
        </Button>{' '}
        {own && (
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
      </form>
      <Refusals refused={refused.filter(({ field }) => ownFields.includes(field))} />
      <p className="small-text mt-2">
        The dates stand in the address, so a shared link keeps them. One-in-ten dates then assume a
        spread of 11 days from year to year.
      </p>
    </section>
  )
}
