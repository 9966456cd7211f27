/** What of a flow is in view: the outermost parts, or one of them gone into. */
import type { Tone } from './chart-series'

export interface FlowNode {
  key: string
  name: string
  tone?: Tone
  /** The node it is a part of. */
  parent?: string
}

/** An amount between two nodes that have no parts. */
export interface FlowLink {
  from: string
  to: string
  value: number
  tone?: Tone
}

export interface FlowLevel {
  nodes: readonly FlowNode[]
  /** Largest first; those between the same two nodes in view are added up. */
  links: readonly FlowLink[]
  /** Nodes that have parts and are not gone into. */
  openable: ReadonlySet<string>
}

/** The nodes and flows to draw; with a node `opened`, its parts and what flows to or from them. */
export function flowLevel(
  nodes: readonly FlowNode[],
  links: readonly FlowLink[],
  opened: string | null,
): FlowLevel {
  const byKey = new Map(nodes.map((node) => [node.key, node]))
  const parents = new Set(nodes.flatMap(({ parent }) => (parent === undefined ? [] : [parent])))
  /** The node that stands for another at this level, and whether it is a part of the opened one. */
  const shownAs = (key: string) => {
    let node = byKey.get(key)
    while (node?.parent !== undefined && node.parent !== opened) node = byKey.get(node.parent)
    return node
  }
  const known = new Map(nodes.map(({ key }) => [key, shownAs(key)]))
  const sums = new Map<string, FlowLink>()
  const used = new Set<FlowNode>()
  for (const link of links) {
    const [from, to] = [known.get(link.from), known.get(link.to)]
    if (!from || !to || from === to || !(link.value > 0)) continue
    if (opened !== null && from.parent !== opened && to.parent !== opened) continue
    used.add(from).add(to)
    const key = `${from.key}\n${to.key}`
    const sum = sums.get(key)
    if (sum) sum.value += link.value
    else sums.set(key, { ...link, from: from.key, to: to.key })
  }
  const shown = [...new Set(known.values())].filter((node) => node !== undefined && used.has(node))
  return {
    nodes: shown.filter((node) => node !== undefined),
    links: [...sums.values()].sort((a, b) => b.value - a.value),
    openable: new Set(shown.flatMap((node) => (node && parents.has(node.key) ? [node.key] : []))),
  }
}
