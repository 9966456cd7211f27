/** How the page speaks of money, tonnes and places. */
import { formatDollars, formatNumber, withUnit } from '@/lib/format'
import type { Column } from '@/lib/table'
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
export const money = (value: number) => {
  const size = Math.abs(value)
  if (size < 1e6) return formatDollars(value)
  // One digit more than on an axis: networks are held against each other.
  const [unit, letter] = size < 1e9 ? [1e6, 'M'] : [1e9, 'B']
  return `${value < 0 ? '−' : ''}$${String(+(size / unit).toFixed(2))}${letter}`
}

export const tonnes = (value: number) => withUnit(formatNumber(value), 't')
export const km = (value: number) => withUnit(formatNumber(value), 'km')

/** "2.4 h", "43 min". */
export const hours = (value: number) =>
  60 * value < 59.5
    ? withUnit(formatNumber(60 * value), 'min')
    : withUnit(formatNumber(value, 1), 'h')

/** What counts as a day's drive. */
export const dayOf = ({ day_hours }: Pick<Network, 'day_hours'>) =>
  withUnit(formatNumber(day_hours), 'h')

/** "Montreal, Toronto and Calgary". */
export const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const openSites = ({ sites }: Pick<Network, 'sites'>) =>
  sites.filter(({ is_open }) => is_open)

/** What each site costs a year; null where they cost differently. */
export const siteCostOf = ({ report }: Pick<AnsweredNetwork, 'report'>) => report.site_cost ?? null

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

export const creditOf = ({ own }: Pick<AnsweredNetwork, 'own'>) =>
  own
    ? `Own data: ${own.name}; great-circle distances`
    : 'Residents of 2021 (census, as recalled), great-circle distances; costs as set'

export const noteCredit = ({ own }: Pick<AnsweredNetwork, 'own'>) =>
  own
    ? { source: `Your table: ${own.name}`, date: 'sent to be worked out, not stored' }
    : {
        source: 'Census of Population 2021, as recalled; costs and demand as set',
        date: 'a year',
      }

/** What every figure of the network says of itself. */
export const shared = <B extends { answered: AnsweredNetwork }>({ answered, ...states }: B) => ({
  demo: 'supply-chain',
  credit: creditOf(answered),
  isOwn: answered.own !== null,
  ...states,
})

/** Beside a network of the visitor's own the figures of the best one say whose they are. */
export const titled = ({ own, view }: Pick<AnsweredNetwork, 'own' | 'view'>, title: string) =>
  own === null && view.mine.length > 0 ? `Best network: ${title}` : title

/** A figure whose search ended before its proof says so. */
export const surely = (text: string, isProven: boolean) => (isProven ? text : `${text}, not proven`)

/** The same in files, whose figures stand alone. */
export const provenColumn = <T>(isProven: (row: T) => boolean | null): Column<T> => ({
  key: 'proven',
  header: 'Proven',
  value: isProven,
  exportOnly: true,
})

/** What is known while the network is worked out. */
export const progressOf = ({ done, of, best, bound }: Stage) =>
  done === 0
    ? best == null || bound == null
      ? 'Looking for a first network.'
      : `Best so far ${money(best)} a year; none can be below ${money(bound)}.`
    : `The network is found; what would change it: ${formatNumber(done)} of ${formatNumber(of)}.`

/** What is known of work that was stopped: the best network costs so much, but which it is the server told nobody. */
export const stoppedAt = ({ best, bound }: Pick<Stage, 'best' | 'bound'>) =>
  best == null || bound == null
    ? 'No network was found by then.'
    : `The best found by then costs ${money(best)} a year; none can be below ${money(bound)}.`
