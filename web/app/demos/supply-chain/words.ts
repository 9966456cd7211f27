/** How the page speaks of money, tonnes and places. */
import { formatDollarsShort, formatNumber, withUnit } from '@/lib/format'
import type { AnsweredNetwork, City, Network, Stage } from './ask'

const numbers = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
]

/** "Five". */
export const numberWord = (count: number) => numbers[count] ?? String(count)

/** "$6.62M" of millions, "$25,701" below. */
export const money = (value: number) =>
  Math.abs(value) >= 1e6 ? formatDollarsShort(value) : `$${formatNumber(value)}`

export const tonnes = (value: number) => withUnit(formatNumber(value), 't')
export const km = (value: number) => withUnit(formatNumber(value), 'km')

/** "Montreal, Toronto and Calgary". */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const openSites = ({ sites }: Network) => sites.filter(({ is_open }) => is_open)

/** What a site costs a year; in a table of one's own, where all cost the same, what each of the open ones does. */
export const siteCostOf = ({ own, report, view }: AnsweredNetwork) =>
  own ? report.site_costs / Math.max(1, openSites(report).length) : view.site_cost

/** The closed place that would cost least to open, the others as they are; none where one more is not on offer. */
export function nextToOpen({ own, report, view }: AnsweredNetwork) {
  if (view.sites !== '') return undefined
  const closed: readonly string[] = own ? [] : view.closed
  return report.sites.reduce<City | undefined>((best, site) => {
    if (site.is_open || site.alone == null || site.alone < 0 || closed.includes(site.key))
      return best
    return best?.alone != null && best.alone <= site.alone ? best : site
  }, undefined)
}

export const creditOf = ({ own }: AnsweredNetwork) =>
  own
    ? `Own data: ${own.name}; great-circle distances`
    : 'Residents of 2021 (census, as recalled), great-circle distances; costs as set'

export const noteCredit = ({ own }: AnsweredNetwork) =>
  own
    ? { source: `Your table: ${own.name}`, date: 'sent to be worked out, not stored' }
    : {
        source: 'Census of Population 2021, as recalled; costs and demand as set',
        date: 'a year',
      }

/** What is known while the network is worked out. */
export const progressOf = ({ done, of, best, bound }: Stage) =>
  done === 0
    ? best == null || bound == null
      ? 'Looking for a first network.'
      : `Best so far ${money(best)} a year; none can be below ${money(bound)}.`
    : `The network is found; what would change it: ${formatNumber(done)} of ${formatNumber(of)}.`
