import { useEffect } from 'react'
import { WhenSeen } from '@/components/ui/when-seen'
import { keepFocus } from '@/lib/keep-focus'
import { Closing } from './overview/closing'
import { DemoGroup } from './overview/demo-group'
import { FilterBar } from './overview/filter-bar'
import { Intro } from './overview/intro'
import { matching } from './overview/match'
import { NothingFound } from './overview/nothing-found'
import { useFilter } from './overview/use-filter'

/** The catalogue of demos. */
export default function OverviewPage() {
  const { words, group, type, choose, clear } = useFilter()
  useEffect(keepFocus, [])
  const groups = matching(words)
  const counts = groups.map(({ group: one, demos }) => [one, demos.length] as const)
  const shown = groups.filter((one) => group === null || one.group === group)
  const count = shown.reduce((sum, { demos }) => sum + demos.length, 0)
  const all = counts.reduce((sum, [, matches]) => sum + matches, 0)

  return (
    <div className="wrap">
      <Intro />
      <FilterBar
        words={words}
        group={group}
        counts={counts}
        shown={count}
        onType={type}
        onChoose={choose}
      />
      {count === 0 ? (
        <NothingFound
          elsewhere={all}
          onAllGroups={() => {
            choose(null)
          }}
          onClear={clear}
        />
      ) : (
        shown
          .filter(({ demos }) => demos.length > 0)
          .map((one) => (
            <WhenSeen key={one.group}>
              <DemoGroup {...one} />
            </WhenSeen>
          ))
      )}
      <WhenSeen>
        <Closing />
      </WhenSeen>
    </div>
  )
}
