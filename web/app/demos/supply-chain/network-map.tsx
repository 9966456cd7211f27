import { ChartFigure, CursorHint } from '@/components/charts/chart-figure'
import { MapOfCanada } from '@/components/charts/map-of-canada'
import { opened } from '@/components/demo/said'
import { formatNumber } from '@/lib/format'
import type { Column } from '@/lib/table'
import { addedNote } from './answer'
import type { AnsweredNetwork, City, Network, Placed } from './ask'
import { differences } from './placed-answer'
import { creditOf, km, money, nextToOpen, openSites, tonnes } from './words'

/** What every figure of the page draws from. */
export interface Basis {
  answered: AnsweredNetwork
  stale: boolean
  pending: boolean
}

/** What the map draws; a sketch has no flows, and a title of its own. */
export type Drawn = Pick<Network, 'sites' | 'routes' | 'reach'> & { title?: string }

/** The finding: how near the sites are. */
export function mapTitle({ reach, sites, title = '' }: Drawn) {
  const near = reach[0]
  if (!near) return title
  const part = Math.round(100 * near.share)
  const whom = sites.some(({ residents }) => residents > 0) ? 'residents' : 'tonnes'
  const words = Math.abs(part - 75) <= 1 ? 'Three in four' : `${String(part)} in a hundred`
  return `${words} ${whom} are within ${km(near.km)} of their site`
}

/** Within what the map shows: a table of one's own may lie elsewhere. */
const isOnMap = ({ latitude, longitude }: City) =>
  latitude > 40 && latitude < 84 && longitude > -142 && longitude < -50

/** What is drawn in place of the best network: the visitor's own, and the best one once it is known. */
export interface OnMap {
  drawn: Drawn
  mine: Placed | null
  best: Network | null
}

const presses = {
  mine: 'Press a place to open a site there, again to close it.',
  solver: 'Press a place to open it, again to close it, again to leave it to the solver.',
}

/** What a sketch does not know. */
const flowColumns = (answered: AnsweredNetwork): Column<City>[] => [
  {
    key: 'delivered_t',
    header: 'Delivers',
    unit: 't',
    format: (value) => formatNumber(value),
  },
  {
    key: 'alone',
    header: 'Other way',
    fileUnit: '$ a year',
    text: (site) =>
      site.alone == null ? '–' : opened(money(site.alone), () => addedNote(site, answered)),
  },
  {
    key: 'capacity_price',
    header: 'A tonne more of room',
    fileUnit: '$ a year saved',
    format: (value) => formatNumber(value, 2),
    secondary: true,
  },
  {
    key: 'customer_price',
    header: 'A tonne more ordered',
    fileUnit: '$ a year',
    format: (value) => formatNumber(value, 2),
    secondary: true,
  },
]

/** Sites and what flows from them; a press opens, closes or frees a place. */
export function NetworkMap({
  answered,
  stale,
  pending,
  placed,
  onPick,
}: Basis & { placed: OnMap | null; onPick: ((key: string) => void) | undefined }) {
  const report = placed?.drawn ?? answered.report
  const isSketch = report.reach.length === 0
  const others =
    placed?.mine && placed.best
      ? differences(placed.mine, placed.best).opens.map(({ key }) => key)
      : []
  const next = placed ? undefined : nextToOpen(answered)
  const isMarked = ({ key }: City) => key === next?.key || others.includes(key)
  const most = Math.max(...report.sites.map(({ delivered_t }) => delivered_t), 1)
  const byKey = new Map(report.sites.map((site) => [site.key, site]))
  const places = report.sites.filter(isOnMap).map((site) => ({
    key: site.key,
    name: site.name,
    longitude: site.longitude,
    latitude: site.latitude,
    tone: site.is_open ? ('signal' as const) : isMarked(site) ? (2 as const) : ('noise' as const),
    ...((site.is_open || isMarked(site)) && { label: site.name, always: site.is_open }),
    size: site.is_open ? 4 + 8 * Math.sqrt(site.delivered_t / most) : 2.5,
  }))
  return (
    <ChartFigure
      demo="supply-chain"
      name="network"
      title={placed && !isSketch ? `Your network: ${mapTitle(report)}` : mapTitle(report)}
      sub={`${isSketch ? 'Discs: your sites. ' : 'Discs: open sites, by the tonnes they deliver. Lines: what they deliver to other places. '}${next ? `${next.name} is closest to opening. ` : ''}${others.length > 0 ? 'Violet: where the best network has a site and yours has none. ' : ''}${onPick ? presses[placed ? 'mine' : 'solver'] : ''}`}
      table={{
        columns: [
          { key: 'name', header: 'Place' },
          { key: 'province', header: 'Province', secondary: true },
          { key: 'is_open', header: 'Site', value: ({ is_open }) => (is_open ? 'open' : 'closed') },
          { key: 'demand_t', header: 'Ordered', unit: 't', format: (value) => formatNumber(value) },
          ...(isSketch ? [] : flowColumns(answered)),
        ],
        rows: report.sites,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={answered.own !== null}
      foot={<CursorHint unit="place" />}
    >
      <MapOfCanada
        label="Sites and what flows from them"
        places={places}
        unitName="place"
        read={({ key }) => {
          const site = byKey.get(key)
          if (!site) return { title: '' }
          return {
            title: site.name,
            lines: [
              !site.is_open
                ? 'No site'
                : isSketch
                  ? 'Your site'
                  : `Open, delivers ${tonnes(site.delivered_t)}`,
              `Orders ${tonnes(site.demand_t)}`,
              ...(site.alone == null
                ? []
                : [
                    `${site.is_open ? 'Closing it' : 'A site'} would ${site.alone < 0 ? 'save' : 'add'} ${money(Math.abs(site.alone))}`,
                  ]),
            ],
          }
        }}
        routes={report.routes
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, tonnes: weight }) => ({
            key: `${from}>${to}`,
            name: `${byKey.get(from)?.name ?? from} to ${byKey.get(to)?.name ?? to}`,
            from,
            to,
            weight,
          }))}
        readRoute={({ name, weight }) => ({ title: name, value: tonnes(weight) })}
        {...(onPick && {
          onPick: ({ key }) => {
            onPick(key)
          },
        })}
      />
      {openSites(report).some((site) => !isOnMap(site)) && (
        <p className="small-text">Places outside Canada are in the table alone.</p>
      )}
    </ChartFigure>
  )
}
