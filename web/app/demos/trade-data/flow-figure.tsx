import { ChartFigure } from '@/components/charts/chart-figure'
import { FlowChart } from '@/components/charts/flow-chart'
import { formatDollars, formatDollarsShort, formatNumber, formatPercent } from '@/lib/format'
import type { FlowLink, FlowNode } from '@/lib/flow-level'
import type { AnsweredTrade, Row, Summary } from './ask'
import { creditOf } from './notes'
import { ALL_OTHERS, drawnRestOf } from './rest'
import { largest } from './summaries'
import {
  capital,
  firstInSentence,
  goodsInSentence,
  inSentence,
  pairsText,
  periodName,
} from './words'

/** Ends a side on their own; the others are one. */
const SHOWN = 7

interface End {
  key: string
  name: string
  value: number
}

/** The largest of a side, and the rest of it as one. */
export function endsOf(side: string, rows: readonly Row[]): End[] {
  const ones = rows.filter(({ kind, value }) => kind === 'one' && value > 0)
  const kept = ones.slice(0, SHOWN)
  const ends = kept.map(({ key, name, value }) => ({ key: `${side}:${key}`, name, value }))
  const value = rows.reduce((sum, row) => sum + row.value, 0)
  const rest = drawnRestOf({ value }, kept)
  return rest ? [...ends, { key: `${side}:others`, name: ALL_OTHERS, value: rest.value }] : ends
}

interface Flows {
  nodes: FlowNode[]
  links: FlowLink[]
}

const partsOf = ({ rows }: Summary, section: string) =>
  rows.filter(({ kind, parent, value }) => kind === 'one' && parent === section && value > 0)

/** The chapters of a section that are among the largest of all, and the rest of the section as one. */
function endsWithin({ key, name, value }: End, chapters: Summary): End[] {
  const listed = partsOf(chapters, key.replace('section:', ''))
  const rest = drawnRestOf({ value }, listed)
  const ends = listed.map((part) => ({ ...part, key: `chapter:${part.key}` }))
  if (!rest) return ends
  const restName = `${listed.length > 0 ? 'Other' : 'Chapters'}: ${goodsInSentence(name)}`
  return [...ends, { key: `rest:${key}`, name: restName, value: rest.value }]
}

/** Sections, and the chapters each is made of; the largest section stands out. */
export function intoChapters(sections: Summary, chapters: Summary): Flows {
  const flows = endsOf('section', sections.rows).map((section, at) => ({
    section,
    parts: endsWithin(section, chapters),
    tone: at === 0 ? ('signal' as const) : ('noise' as const),
  }))
  const node = ({ key, name }: End, tone: 'signal' | 'noise') => ({ key, name, tone })
  return {
    nodes: [
      ...flows.map(({ section, tone }) => node(section, tone)),
      ...flows.flatMap(({ parts, tone }) => parts.map((part) => node(part, tone))),
    ],
    links: flows.flatMap(({ section, parts, tone }) =>
      parts.map(({ key, value }) => ({ from: section.key, to: key, value, tone })),
    ),
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
    nodes: keys.map((key) => ({ key, name: names.get(key) ?? ALL_OTHERS, tone: 'noise' })),
    links,
  }
}

/** The finding: the largest section and what most of it is; of a table of one's own, who and what lead. */
export function flowTitle({ partners, goods, chapters }: AnsweredTrade['report']) {
  const isExport = partners.flow === 'exports'
  const [whom, good] = [largest(partners), largest(goods)]
  if (!good) return capital(partners.flow)
  if (chapters) {
    const lead = `${good.name} lead what ${isExport ? 'goes out' : 'comes in'}`
    const [most] = partsOf(chapters, good.key)
    return most
      ? `${lead}, ${formatPercent((100 * most.value) / good.value, 0)} of it ${goodsInSentence(most.name)}`
      : lead
  }
  if (!whom) return capital(partners.flow)
  return isExport
    ? `${good.name} lead what goes out, ${inSentence(whom.name)} whom it goes to`
    : `${firstInSentence(whom.name)} leads who sells, ${good.name} what comes in`
}

/** What goods are made of; of a table of one's own, which goods go with which partners. */
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
  const { partners, goods, chapters } = report
  const { nodes, links } = chapters ? intoChapters(goods, chapters) : betweenBoth(report)
  const names = new Map(nodes.map(({ key, name }) => [key, name]))
  return (
    <ChartFigure
      demo="trade-data"
      name="flows"
      title={flowTitle(report)}
      sub={`Width: value of ${partners.flow}, ${periodName(partners.from, partners.to)}.${own ? ` Which product goes with which partner, from your table${pairsText(report)}.` : ' From the sections of the tariff to their largest chapters, what is left of a section as one; green is the largest section. What a partner buys or sells of a chapter is not in these tables.'}`}
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
        label={
          chapters
            ? `${capital(partners.flow)} from sections to chapters`
            : `Flows of ${partners.flow}`
        }
        nodes={nodes}
        links={links}
        format={(value) =>
          partners.total >= 100e9 && value >= 1e9
            ? `${formatDollars(value / 1e9)}B`
            : formatDollarsShort(value)
        }
        // Room for the names of both sides, small ones too.
        {...(chapters && { height: { wide: 560, narrow: 600 } })}
      />
    </ChartFigure>
  )
}
