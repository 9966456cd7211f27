/**
 * Plain HTML as a tree of our own. An engine writes it from a fixed list of tags; this reads exactly that list and
 * makes text of everything else, so that whatever it holds, only known elements are drawn.
 */

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']
const texts = [...headings, ...['p', 'pre', 'li', 'th', 'td', 'figcaption']]
/** Between these, white space is layout. */
const frames = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']
const voids = ['br', 'hr', 'img']
const known = new Set([...texts, ...frames, ...voids, ...['figure', 'a', 'strong', 'em', 'code']])
const isVoid = new Set(voids)
const holdsPassage = new Set(texts)
const isFrame = new Set(frames)

export interface PlainElement {
  /** One of the fixed list. */
  tag: string
  /** Where a link leads or a picture is; http, https or mailto only. */
  address: string | null
  /** What a picture shows. */
  alt: string
  /** Which passage it is, for elements that hold running text. */
  passage: number | null
  /** How deep a heading lies, from 0; never more than one below the heading before it, whatever the source did. */
  depth: number
  children: PlainNode[]
}

export type PlainNode = string | PlainElement

export interface PlainTree {
  nodes: readonly PlainNode[]
  /** The passages' own words, in order: paragraphs, headings, items, cells. */
  passages: readonly string[]
}

/** Deeper nesting than a text has; what lies below is drawn at this depth. */
const MAX_DEPTH = 40

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"]*")*)\s*>/g
const attribute = /\s+([a-z]+)="([^"]*)"/g
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function decoded(text: string) {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

/** An address a reader may follow, or null. */
export function safeAddress(address: string) {
  return /^(?:https?:\/\/|mailto:)/i.test(address) ? address : null
}

function elementOf(tag: string, attributes: string): PlainElement {
  const given = new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', value = '']) => [name, decoded(value)]),
  )
  const address = tag === 'a' ? given.get('href') : tag === 'img' ? given.get('src') : undefined
  return {
    tag,
    address: address === undefined ? null : safeAddress(address),
    alt: given.get('alt') ?? '',
    passage: null,
    depth: 0,
    children: [],
  }
}

export const isHeading = (tag: string) => /^h[2-6]$/.test(tag)

/** Reads plain HTML. Never fails: an unknown tag is left out, an unclosed one ends with its parent. */
export function readHtml(html: string): PlainTree {
  const nodes: PlainNode[] = []
  const passages: string[] = []
  const open: PlainElement[] = []
  let lastDepth = -1
  const add = (node: PlainNode) => {
    const parent = open.at(-1)
    if (typeof node === 'string') {
      if (node.trim() === '' && (!parent || isFrame.has(parent.tag))) return
      const holder = open.findLast(({ passage }) => passage !== null)
      if (holder?.passage != null) passages[holder.passage] += node
    }
    ;(parent?.children ?? nodes).push(node)
  }
  let at = 0
  for (const match of html.matchAll(token)) {
    if (match.index > at) add(decoded(html.slice(at, match.index)))
    at = match.index + match[0].length
    const [, slash, name = '', attributes = ''] = match
    if (!known.has(name)) continue
    if (slash) {
      const depth = open.findLastIndex(({ tag }) => tag === name)
      if (depth >= 0) open.length = depth
      continue
    }
    const element = elementOf(name, attributes)
    if (isHeading(name)) {
      lastDepth = Math.min(Number(name.slice(1)) - 2, lastDepth + 1)
      element.depth = lastDepth
    }
    if (holdsPassage.has(name)) element.passage = passages.push('') - 1
    if (name === 'br') {
      const holder = open.findLast(({ passage }) => passage !== null)
      if (holder?.passage != null) passages[holder.passage] += ' '
    }
    add(element)
    if (!isVoid.has(name) && open.length < MAX_DEPTH) open.push(element)
  }
  if (at < html.length) add(decoded(html.slice(at)))
  return { nodes, passages: passages.map(plainWords) }
}

/** Text as it is compared: one space between words, none at the ends. */
export function plainWords(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

/** The words of a node, without its marks. */
export function textOf(node: PlainNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}
