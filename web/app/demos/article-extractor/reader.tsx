import { createElement, memo, useState, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import { creditLine } from './answer'
import {
  isHeading,
  plainWords,
  type ArticleElement,
  type ArticleNode,
  type ArticleTree,
  type BlockLinks,
} from './article-tree'
import type { Report } from './ask'
import { useIsShown, type Highlight } from './highlight'

/** What ties the article to the page it came from. */
export interface Ties {
  links: BlockLinks
  highlight: Highlight
  /** Called with the block of a passage that was pressed. */
  onChoose: (block: number) => void
}

/** How the nodes of one article are drawn. */
interface Drawing {
  ties: Ties | null
  /** The level of the article's highest headings: they stand below the page's own and the title's. */
  top: 3 | 4
}

function Nodes({ nodes, drawing }: { nodes: readonly ArticleNode[]; drawing: Drawing }) {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Drawn key={index} element={node} drawing={drawing} />,
  )
}

/** One element of the article; links open elsewhere, pictures are named and not loaded. */
function Drawn({ element, drawing }: { element: ArticleElement; drawing: Drawing }): ReactNode {
  const { tag, address, alt, passage, depth, children } = element
  const { ties, top } = drawing
  const inner = <Nodes nodes={children} drawing={drawing} />
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'img') return address && <NamedPicture address={address} alt={alt} />
  if (tag === 'a') return address ? <OutLink address={address}>{inner}</OutLink> : inner
  const name = isHeading(tag) ? `h${String(Math.min(top + depth, 6))}` : tag
  if (passage === null || ties === null) return createElement(name, null, inner)
  return (
    <Passage tag={name} passage={passage} ties={ties}>
      {inner}
    </Passage>
  )
}

/**
 * A passage that lights up with its block. Pressing it is the pointer's short way from text to block;
 * by keyboard the list of blocks does the same.
 */
function Passage({
  tag,
  passage,
  ties: { links, highlight, onChoose },
  children,
}: {
  tag: string
  passage: number
  ties: Ties
  children: ReactNode
}) {
  const isShown = useIsShown(highlight, (block) => links.passageOf.get(block) === passage)
  const block = links.blockOf.get(passage)
  if (block === undefined) return createElement(tag, null, children)
  const props = {
    'data-passage': passage,
    className: cn('passage', isShown && 'is-shown'),
    onMouseEnter: () => {
      highlight.hover(block)
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (!(target instanceof Element && target.closest('a'))) onChoose(block)
    },
  }
  return createElement(tag, props, children)
}

function OutLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A picture by its words and address: loading it would tell another host about the reader. */
function NamedPicture({ address, alt }: { address: string; alt: string }) {
  const { host, rest } = spokenAddress(address)
  return (
    <span className="small-text flex gap-3 rounded-field border border-dashed border-control px-3 py-2.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="20"
        height="20"
        className="mt-0.5 shrink-0"
      >
        <path
          d="M3 5h18v14H3ZM3 16l5-5 4 4 3-3 6 6M15.500 9.500h.01"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <span className="min-w-0">
        <span className="block text-text">{alt || 'A picture without a description'}</span>
        <span className="block break-all">
          Not loaded:{' '}
          <OutLink address={address}>
            {host}
            {rest}
          </OutLink>
        </span>
      </span>
    </span>
  )
}

/** The words of a node, without its marks. */
function textOf(node: ArticleNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('')
}

/** A book of an article is drawn in part, until the reader wants all of it. */
const MAX_PARTS = 400

/** The clean article: its title, who and when, its text. */
export const Reader = memo(function Reader({
  report,
  tree,
  ties,
}: {
  report: Report
  tree: ArticleTree
  ties: Ties | null
}) {
  const [first, ...others] = tree.nodes
  const hasTitle = report.title != null
  const opensWithTitle =
    hasTitle && typeof first === 'object' && plainWords(textOf(first)) === report.title
  const rest = opensWithTitle ? others : tree.nodes
  const credit = creditLine(report)
  const [isWhole, setWhole] = useState(false)
  const isCut = !isWhole && rest.length > MAX_PARTS
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to operate: leaving the text takes the pointer's mark away
    <div
      className="reader"
      lang={report.language ?? undefined}
      onMouseLeave={() => {
        ties?.highlight.hover(null)
      }}
    >
      {opensWithTitle ? (
        <Drawn element={{ ...first, tag: 'h2', depth: 0 }} drawing={{ ties, top: 3 }} />
      ) : (
        hasTitle && <h3>{report.title}</h3>
      )}
      {credit !== '' && (
        <p className="small-text">{credit.slice(0, 1).toUpperCase() + credit.slice(1)}</p>
      )}
      <Nodes
        nodes={isCut ? rest.slice(0, MAX_PARTS) : rest}
        drawing={{ ties, top: hasTitle ? 4 : 3 }}
      />
      {isCut && (
        <button
          type="button"
          className="text-button -ml-2"
          onClick={() => {
            setWhole(true)
          }}
        >
          Show the other {formatNumber(rest.length - MAX_PARTS)} parts
        </button>
      )}
    </div>
  )
})
