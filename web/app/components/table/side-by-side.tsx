import { cn } from '@/lib/cn'

/** What is only in the first of two things, in both, and only in the second. */
export interface SharedRow {
  title: string
  first: readonly string[]
  both: readonly string[]
  second: readonly string[]
}

const columns = 'md:grid md:grid-cols-[8rem_1fr_1fr_1fr] md:gap-x-5'

/** What two things share, a row a kind: columns where there is room, else one under the other. */
export function SideBySide({
  names: [first, second],
  rows,
}: {
  names: readonly [string, string]
  rows: readonly SharedRow[]
}) {
  return (
    <div className="mt-8 text-sm">
      <div
        aria-hidden="true"
        className={cn('small-text hidden items-end border-b border-text pb-2', columns)}
      >
        <span />
        <span>Only in the first: {first}</span>
        <span>In both</span>
        <span>Only in the second: {second}</span>
      </div>
      {rows.map((row) => (
        <div key={row.title} className={cn('border-b border-hairline py-2.5', columns)}>
          <h4 className="font-sans text-sm leading-normal font-semibold tracking-normal">
            {row.title}
          </h4>
          <dl className="contents">
            <Listed label="Only in the first" names={row.first} className="text-muted" />
            <Listed label="In both" names={row.both} className="font-medium" />
            <Listed label="Only in the second" names={row.second} className="text-muted" />
          </dl>
        </div>
      ))}
    </div>
  )
}

function Listed({
  label,
  names,
  className,
}: {
  label: string
  names: readonly string[]
  className: string
}) {
  return (
    <div className={cn('max-md:mt-1', names.length === 0 && 'max-md:hidden')}>
      <dt className="small-text md:sr-only">{label}</dt>
      <dd className={className}>{names.join(', ') || '–'}</dd>
    </div>
  )
}
