import { ChartFigure } from '@/components/charts/chart-figure'
import { FlowChart } from '@/components/charts/flow-chart'
import { formatDollars, formatDollarsShort, formatNumber } from '@/lib/format'
import type { FlowLink, FlowNode } from '@/lib/flow-level'
import { creditOf, largest } from './answer'
import type { AnsweredTrade, Row, Summary } from './ask'
import { capital, goodsInSentence, inSentence, pairsText, periodName } from './words'

/** Bands a side; the others are one. */
const SHOWN = 7
const MIDDLE = 'middle'

interface End {
  key: string
  name: string
  value: number
}

/** The largest of a side, and the rest of it as one. */
export function endsOf(side: string, rows: readonly Row[]): End[] {
  const ones = rows.filter(({ kind, value }) => kind === 'one' && value > 0)
  const kept = ones.slice(0, SHOWN)
  const left = rows.reduce((sum, row) => sum + (kept.includes(row) ? 0 : row.value), 0)
  const ends = kept.map(({ key, name, value }) => ({ key: `${side}:${key}`, name, value }))
  return left > 0 ? [...ends, { key: `${side}:others`, name: 'All others', value: left }] : ends
}

interface Flows {
  nodes: FlowNode[]
  links: FlowLink[]
}

/** Goods to the border and from there to partners, or the other way: the tables have the two sides apart. */
export function throughBorder(partners: Summary, goods: Summary): Flows {
  const isExport = partners.flow === 'exports'
  const [left, right] = isExport
    ? [endsOf('good', goods.rows), endsOf('partner', partners.rows)]
    : [endsOf('partner', partners.rows), endsOf('good', goods.rows)]
  const middle = { key: MIDDLE, name: capital(partners.flow), tone: 'signal' as const }
  return {
    nodes: [...left, middle, ...right].map(({ key, name }) => ({
      key,
      name,
      tone: key === MIDDLE ? ('signal' as const) : ('noise' as const),
    })),
    links: [
      ...left.map(({ key, value }) => ({ from: key, to: MIDDLE, value })),
      ...right.map(({ key, value }) => ({ from: MIDDLE, to: key, value })),
    ],
  }
}

/** What goes to whom, where a table has both: its largest pairs. */
export function betweenBoth({ partners, goods, own }: AnsweredTrade['report']): Flows {
  const isExport = partners.flow === 'exports'
  const named = (side: string, rows: readonly Row[]) =>
    new Map(endsOf(side, rows).map(({ key, name }) => [name, key]))
  const [whom, what] = [named('partner', partners.rows), named('good', goods.rows)]
  const sums = new Map<string, FlowLink>()
  for (const { partner, product, value } of own?.links ?? []) {
    const a = what.get(product) ?? 'good:others'
    const b = whom.get(partner) ?? 'partner:others'
    const [from, to] = isExport ? [a, b] : [b, a]
    const key = `${from}>${to}`
    sums.set(key, { from, to, value: (sums.get(key)?.value ?? 0) + value })
  }
  const links = [...sums.values()]
  const names = new Map([...whom, ...what].map(([name, key]) => [key, name]))
  const keys = [...new Set(links.flatMap(({ from, to }) => [from, to]))]
  return {
    nodes: keys.map((key) => ({ key, name: names.get(key) ?? 'All others', tone: 'noise' })),
    links,
  }
}

/** The flow of goods to partners or from them. */
export function FlowFigure({
  answered,
  stale,
  pending,
}: {
  answered: AnsweredTrade
  stale: boolean
  pending: boolean
}) {
  const { own, report } = answered
  const { partners, goods } = report
  const { nodes, links } = own ? betweenBoth(report) : throughBorder(partners, goods)
  const names = new Map(nodes.map(({ key, name }) => [key, name]))
  const first = largest(partners)
  const good = largest(goods)
  const isExport = partners.flow === 'exports'
  return (
    <ChartFigure
      demo="trade-data"
      name="flows"
      title={
        first && good
          ? isExport
            ? `${good.name} lead what goes out, ${inSentence(first.name)} whom it goes to`
            : `${capital(inSentence(first.name))} leads who sells, ${goodsInSentence(good.name)} what comes in`
          : capital(partners.flow)
      }
      sub={`Width: value of ${partners.flow}, ${periodName(partners.from, partners.to)}.${own ? ` Which product goes with which partner, from your table${pairsText(report)}.` : ' The two sides are apart in the bundled tables, so the bands meet in one total: nothing is said of who buys what.'}`}
      table={{
        columns: [
          { key: 'from', header: 'From', value: ({ from }) => names.get(from) ?? from },
          { key: 'to', header: 'To', value: ({ to }) => names.get(to) ?? to },
          { key: 'value', header: 'Value', fileUnit: '$', format: formatDollarsShort },
          {
            key: 'share_pct',
            header: 'Share',
            unit: '%',
            value: ({ value }) => (100 * value) / partners.total,
            format: (value) => formatNumber(value, 1),
          },
        ],
        rows: links,
      }}
      credit={creditOf(answered)}
      stale={stale}
      pending={pending}
      isOwn={own !== null}
    >
      <FlowChart
        label={`Flows of ${partners.flow}`}
        nodes={nodes}
        links={links}
        format={
          partners.total >= 100e9 ? (value) => `${formatDollars(value / 1e9)}B` : formatDollarsShort
        }
      />
    </ChartFigure>
  )
}
