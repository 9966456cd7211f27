import { Check, Close } from '@/components/ui/icons'
import { OutsideLink } from '@/components/ui/more-link'
import { accuracyPage, type WorkedCase } from '@/content/accuracy'
import { cn } from '@/lib/cn'
import { formatDay, formatDollars, formatNumber, withUnit } from '@/lib/format'

function figure(value: number, { unit, decimals }: Pick<WorkedCase, 'unit' | 'decimals'>) {
  if (unit === '$') return formatDollars(value, decimals)
  const text = formatNumber(value, decimals)
  return unit === '' ? text : withUnit(text, unit)
}

/** Ours with one digit more than the source prints, where it has one: so that the two can differ. */
function oursOf({ ours, unit, decimals }: WorkedCase) {
  const hasMore = Number(ours.toFixed(decimals)) !== ours
  return figure(ours, { unit, decimals: decimals + (hasMore ? 1 : 0) })
}

const cell = 'block py-0.5 md:table-cell md:px-3 md:py-2.5 md:align-baseline'

/** A label that stands before a figure where there is no room for a head. */
function Label({ children }: { children: string }) {
  return <span className="mr-2 text-xs text-muted md:hidden">{children}</span>
}

/** Theirs and ours, one case a row; on a phone each case is a block. */
export function CaseTable({ name, cases }: { name: string; cases: readonly WorkedCase[] }) {
  return (
    <table aria-label={name} className="block w-full text-sm md:table">
      <thead className="hidden text-left text-xs text-muted md:table-header-group">
        <tr className="border-b border-hairline">
          {[
            accuracyPage.case,
            accuracyPage.theirs,
            accuracyPage.ours,
            accuracyPage.verdict,
            accuracyPage.source,
          ].map((head, index) => (
            <th
              key={head}
              scope="col"
              className={cn(
                'px-3 py-2 font-medium first:pl-0',
                (index === 1 || index === 2) && 'text-right',
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {cases.map((one) => {
          const Mark = one.passes ? Check : Close
          return (
            <tr
              key={one.what}
              className="block border-b border-hairline py-2.5 md:table-row md:py-0"
            >
              <th scope="row" className={cn(cell, 'text-left font-medium md:pl-0')}>
                {one.what}
              </th>
              <td className={cn(cell, 'whitespace-nowrap tabular md:text-right')}>
                <Label>{accuracyPage.theirs}</Label>
                {figure(one.theirs, one)}
              </td>
              <td className={cn(cell, 'whitespace-nowrap tabular md:text-right')}>
                <Label>{accuracyPage.ours}</Label>
                {oursOf(one)}
              </td>
              <td className={cn(cell, 'whitespace-nowrap')}>
                <span className={cn('font-semibold', one.passes ? 'text-primary' : 'text-danger')}>
                  <Mark width="16" height="16" className="-mt-0.5 mr-1.5 inline" />
                  {one.passes ? accuracyPage.passes : accuracyPage.fails}
                </span>
              </td>
              <td className={cn(cell, 'text-muted')}>
                {one.reference.url ? (
                  <OutsideLink href={one.reference.url} className="text-sm font-normal">
                    {one.reference.name}
                  </OutsideLink>
                ) : (
                  one.reference.name
                )}
                <time dateTime={one.reference.compared} className="block text-xs">
                  {formatDay(one.reference.compared)}
                </time>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
