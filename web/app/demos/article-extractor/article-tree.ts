/**
 * The article's HTML as a tree of our own. The engine writes it from a fixed list of tags; this reads exactly
 * that list and makes text of everything else, so that whatever a page holds, only known elements are drawn.
 */
import type { Block } from './ask'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']
const texts = [...headings, ...['p', 'pre', 'li', 'th', 'td', 'figcaption']]
/** Between these, white space is layout. */
const frames = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote']
const voids = ['br', 'hr', 'img']
const known = new Set([...texts, ...frames, ...voids, ...['figure', 'a', 'strong', 'em', 'code']])
const isVoid = new Set(voids)
const holdsPassage = new Set(texts)
const isFrame = new Set(frames)

export interface ArticleElement {
  /** One of the engine's fixed list. */
  tag: string
  /** Where a link leads or a picture is; http, https or mailto only. */
  address: string | null
  /** What a picture shows. */
  alt: string
  /** Which passage it is, for elements that hold running text. */
  passage: number | null
  /** How deep a heading lies, from 0; never more than one below the heading before it, whatever the page did. */
  depth: number
  children: ArticleNode[]
}

export type ArticleNode = string | ArticleElement

export interface ArticleTree {
  nodes: readonly ArticleNode[]
  /** The passages' own words, in order: paragraphs, headings, items, cells. */
  passages: readonly string[]
}

/** Deeper nesting than an article has; what lies below is drawn at this depth. */
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

function elementOf(tag: string, attributes: string): ArticleElement {
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

/** Reads the engine's HTML. Never fails: an unknown tag is left out, an unclosed one ends with its parent. */
export function readArticle(html: string): ArticleTree {
  const nodes: ArticleNode[] = []
  const passages: string[] = []
  const open: ArticleElement[] = []
  let lastDepth = -1
  const add = (node: ArticleNode) => {
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

/** How many passages ahead a block's words are looked for: past a table whose cells were merged, no further. */
const LOOK_AHEAD = 40

/** Which passage of the article a kept block of the page became, and the way back. */
export interface BlockLinks {
  /** The passage of a block, by the block's place. */
  passageOf: ReadonlyMap<number, number>
  /** The first block of a passage. */
  blockOf: ReadonlyMap<number, number>
}

/** How a block's text begins; the engine cuts long ones and says so with an ellipsis. */
function opening(text: string) {
  return plainWords(text.replace(/…$/, ''))
}

/** Both run in the page's order, so one walk finds them: each block from where the last one was found. */
export function linkBlocks(blocks: readonly Block[], passages: readonly string[]): BlockLinks {
  const passageOf = new Map<number, number>()
  const blockOf = new Map<number, number>()
  let from = 0
  let offset = 0
  for (const [index, block] of blocks.entries()) {
    const words = block.kept ? opening(block.text) : ''
    if (words === '') continue
    const last = Math.min(passages.length, from + LOOK_AHEAD)
    for (let passage = from; passage < last; passage++) {
      const found = passages[passage]?.indexOf(words, passage === from ? offset : 0) ?? -1
      if (found < 0) continue
      passageOf.set(index, passage)
      if (!blockOf.has(passage)) blockOf.set(passage, index)
      from = passage
      offset = found + words.length
      break
    }
  }
  return { passageOf, blockOf }
}
