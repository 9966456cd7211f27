/** The join as a graph: tables on the left, joins in the middle, the plan and its checks on the right. */
import type { GraphEdge, GraphNode } from '@/components/charts/layered-graph-layout'
import { formatNumber } from '@/lib/format'
import type { Lineage } from './ask'

/** Short names, for a box has room for two words; from top to bottom, so that few lines cross. */
const short: Record<string, string> = {
  hardiness: 'Zones',
  cities: 'Cities',
  frost: 'Frost dates',
  'climate-days': 'Daily means',
  'climate-months': 'Monthly means',
  crops: 'Crops',
  companions: 'Neighbours',
}
const order = Object.keys(short)

export const tableName = (id: string) => short[id] ?? id

export const joinId = (index: number) => `join-${String(index)}`

export function graphOf({ tables, joins, checks }: Lineage, crops: number) {
  const held = checks.filter(({ passed }) => passed).length
  const nodes: GraphNode[] = [
    ...tables
      .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
      .map(({ id, rows }) => ({
        id,
        name: tableName(id),
        figure: `${formatNumber(rows)} rows`,
        column: 0,
      })),
    ...joins.map(({ left, right, key, rows, matched }, index) => ({
      id: joinId(index),
      name: key.startsWith('nearest')
        ? 'Nearest record'
        : `${tableName(left)} × ${tableName(right).toLowerCase()}`,
      figure: `${formatNumber(matched)} of ${formatNumber(rows)}`,
      column: 1,
      gap: matched < rows,
    })),
    { id: 'plan', name: 'Your plan', figure: `${formatNumber(crops)} crops`, column: 2 },
    {
      id: 'checks',
      name: 'Quality checks',
      figure: `${formatNumber(held)} of ${formatNumber(checks.length)} hold`,
      column: 2,
      gap: held < checks.length,
    },
  ]
  const edges: GraphEdge[] = [
    ...joins.flatMap(({ left, right }, index) => [
      { from: left, to: joinId(index) },
      { from: right, to: joinId(index) },
      { from: joinId(index), to: 'plan' },
    ]),
    { from: 'climate-months', to: 'checks' },
    { from: 'plan', to: 'checks' },
  ]
  return { nodes, edges }
}
