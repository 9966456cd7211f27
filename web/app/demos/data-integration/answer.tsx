import { Answer, Facts } from '@/components/demo/demo-frame'
import { OpenFigure } from '@/components/demo/note'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { jobPhrase, jobsByDate } from './bands'
import { dayMonth } from './dates'
import { countNote, frostNote, moveNote, seasonNote, startNote } from './notes'
import type { Plan } from './report'

/** The answer: how many of the chosen crops grow here, when to start, and what the frost allows. */
export function GardenAnswer({ plan, waiting }: { plan: Plan; waiting: boolean }) {
  return (
    <div aria-busy={waiting} className={cn('transition-opacity', waiting && 'opacity-60')}>
      <Answer>
        <Sentences plan={plan} />
      </Answer>
      <ul className="small-text mt-3 max-w-[60ch]">
        {/* The answer itself says that frost dates are missing. */}
        {plan.notes.slice(plan.frost ? 0 : 1).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

function Sentences({ plan }: { plan: Plan }) {
  const { city, crops, frost, compare } = plan
  if (crops.length === 0)
    return <>Choose some crops above, and the calendar for {city.name} stands here.</>
  if (!frost)
    return (
      <>
        No frost dates are published for {city.name} in our tables, so there are no dates and no
        verdicts.{' '}
        <a href="#own-frost" className="text-primary underline underline-offset-3">
          Enter your own frost dates
        </a>{' '}
        and the calendar fills in.
      </>
    )
  return (
    <>
      <Count plan={plan} /> <Start plan={plan} /> The last spring frost comes about{' '}
      <OpenFigure note={frostNote(frost, 'last_spring')}>
        {dayMonth(frost.last_spring.p50)}
      </OpenFigure>
      , but after {dayMonth(frost.last_spring.p10)} in one year of ten.
      {compare && (compare.better > 0 || compare.worse > 0) && (
        <>
          {' '}
          Moved to {compare.city.name},{' '}
          <OpenFigure note={moveNote(city.name, compare)}>
            {compare.better > 0 ? counted(compare.better, 'crop') : counted(compare.worse, 'crop')}
          </OpenFigure>{' '}
          would do {compare.better > 0 ? 'better' : 'worse'}.
        </>
      )}
    </>
  )
}

function Count({ plan }: { plan: Plan }) {
  const { crops, city } = plan
  const count = (verdict: string) => crops.filter((crop) => crop.verdict === verdict).length
  const [growing, marginal, unknown] = ['grows', 'marginal', 'unknown'].map(count) as [
    number,
    number,
    number,
  ]
  if (unknown === crops.length)
    return <>Heat is not judged in {city.name}: no temperature record lies near enough. </>
  const rest = [
    ...(marginal > 0 ? [`${formatNumber(marginal)} more with an early variety or a cover`] : []),
    ...(unknown > 0 ? [`${formatNumber(unknown)} could not be judged`] : []),
  ]
  return (
    <>
      In {city.name}{' '}
      <OpenFigure note={countNote(plan)}>
        {growing === crops.length && crops.length > 1
          ? `all ${formatNumber(growing)}`
          : `${formatNumber(growing)} of your ${formatNumber(crops.length)}`}
      </OpenFigure>{' '}
      {crops.length === 1 ? 'crop' : 'crops'} {growing === 1 ? 'ripens' : 'ripen'} in an average
      year{rest.length > 0 && <>, {rest.join(', ')}</>}.
    </>
  )
}

function Start({ plan }: { plan: Plan }) {
  const [first] = jobsByDate(plan.crops)
  const note = startNote(plan)
  if (!first || !note) return null
  return (
    <>
      Start on <OpenFigure note={note}>{dayMonth(first.span.from)}</OpenFigure>: {jobPhrase(first)}.
    </>
  )
}

const bases = {
  station: 'station record',
  reported: 'published chart',
  recalled: 'recalled, check locally',
  own: 'your own',
} as const

/** Further figures of the place. */
export function GardenFacts({ plan: { frost, city } }: { plan: Plan }) {
  return (
    <Facts
      facts={[
        ...(frost
          ? [
              {
                name: 'First fall frost',
                value: (
                  <OpenFigure note={frostNote(frost, 'first_fall')}>
                    {dayMonth(frost.first_fall.p50)}
                  </OpenFigure>
                ),
              },
              {
                name: 'Frost-free',
                value: (
                  <OpenFigure note={seasonNote(frost)}>
                    {counted(frost.frost_free_days, 'day')}
                  </OpenFigure>
                ),
              },
              { name: 'Frost dates', value: bases[frost.basis] },
            ]
          : [{ name: 'Frost dates', value: 'none published' }]),
        { name: 'Hardiness zone', value: city.zone ?? 'not tabulated' },
        {
          name: 'Temperatures',
          value: city.climate
            ? city.climate.distance_km > 0
              ? `${city.climate.station_name}, ${formatNumber(city.climate.distance_km)} km`
              : 'own record'
            : 'none near',
        },
      ]}
    />
  )
}
