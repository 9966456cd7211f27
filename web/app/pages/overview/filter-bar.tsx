import { Search } from '@/components/ui/icons'
import { catalogue, countOf, groupWords } from '@/content/catalogue'
import { cn } from '@/lib/cn'
import type { CatalogueGroup } from './match'

/** The search field, the groups with their counts, and how many demos are left. */
export function FilterBar({
  words,
  group,
  counts,
  shown,
  onType,
  onChoose,
}: {
  words: string
  group: CatalogueGroup | null
  /** How many demos of each group hold the words. */
  counts: readonly (readonly [group: CatalogueGroup, count: number])[]
  shown: number
  onType: (words: string) => void
  onChoose: (group: CatalogueGroup | null) => void
}) {
  const { filter } = catalogue
  const all = counts.reduce((sum, [, count]) => sum + count, 0)
  return (
    <form
      role="search"
      aria-label={filter.legend}
      onSubmit={(event) => {
        event.preventDefault()
      }}
      className="flex flex-col gap-3 border-t border-text py-3.5 lg:flex-row lg:flex-wrap lg:items-center lg:gap-4 noscript:hidden"
    >
      <label className="relative block lg:max-w-95 lg:min-w-56 lg:flex-1">
        <span className="sr-only">{filter.search}</span>
        <Search className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
        <input
          type="search"
          name="q"
          value={words}
          onChange={(event) => {
            onType(event.currentTarget.value)
          }}
          placeholder={filter.placeholder}
          autoComplete="off"
          className="h-11 w-full rounded-field border border-control bg-surface pr-3 pl-11 text-sm placeholder:text-muted placeholder:opacity-100"
        />
      </label>
      <div
        role="group"
        aria-label={filter.groups}
        className="flex max-w-full flex-wrap rounded-button border border-control bg-surface lg:w-max"
      >
        <Segment
          label={filter.all}
          count={all}
          pressed={group === null}
          onPress={() => {
            onChoose(null)
          }}
        />
        {counts.map(([one, count]) => (
          <Segment
            key={one}
            label={groupWords[one][0]}
            short={groupWords[one][1]}
            count={count}
            pressed={group === one}
            onPress={() => {
              onChoose(one)
            }}
          />
        ))}
      </div>
      <p role="status" className="text-xs text-muted lg:ml-auto">
        {countOf(shown)}
      </p>
    </form>
  )
}

function Segment({
  label,
  short = label,
  count,
  pressed,
  onPress,
}: {
  label: string
  short?: string
  count: number
  pressed: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cn(
        'flex h-10.5 flex-auto items-center justify-center gap-1.5 border-l border-hairline px-2 text-xs font-medium whitespace-nowrap transition-colors first:rounded-l-[0.4375rem] first:border-l-0 last:rounded-r-[0.4375rem] focus-visible:z-1 sm:px-3 sm:text-sm',
        pressed ? 'bg-text text-bg' : 'text-muted hover:text-text',
      )}
    >
      {short === label ? (
        label
      ) : (
        <>
          <span className="sm:hidden">{short}</span>
          <span className="max-sm:hidden">{label}</span>
        </>
      )}
      <span className="text-xs tabular">{count}</span>
    </button>
  )
}
