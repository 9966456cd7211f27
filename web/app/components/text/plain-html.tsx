import { createElement, useState, type ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { spokenAddress } from '@/lib/page-address'
import { isHeading, type PlainElement, type PlainNode } from '@/lib/plain-html'

interface Drawing {
  /** The level of the highest headings: they stand below the page's own. */
  top: 3 | 4
  /** Draws an element that holds running text, where the page ties something to it. */
  passage?: ((tag: string, passage: number, words: ReactNode) => ReactNode) | undefined
}

/** A book of a text is drawn in part, until the reader wants all of it. */
const MAX_PARTS = 400

/** Text from elsewhere in elements of our own; links open elsewhere, pictures are named and not loaded. */
export function PlainHtml({ nodes, ...drawing }: { nodes: readonly PlainNode[] } & Drawing) {
  const [isWhole, setWhole] = useState(false)
  const rest = isWhole ? 0 : nodes.length - MAX_PARTS
  return (
    <>
      <Nodes nodes={rest > 0 ? nodes.slice(0, MAX_PARTS) : nodes} drawing={drawing} />
      {rest > 0 && (
        <button
          type="button"
          className="text-button -ml-2"
          onClick={() => {
            setWhole(true)
          }}
        >
          Show the other {formatNumber(rest)} parts
        </button>
      )}
    </>
  )
}

function Nodes({ nodes, drawing }: { nodes: readonly PlainNode[]; drawing: Drawing }) {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Drawn key={index} element={node} drawing={drawing} />,
  )
}

function Drawn({ element, drawing }: { element: PlainElement; drawing: Drawing }): ReactNode {
  const { tag, address, alt, passage, depth, children } = element
  const inner = <Nodes nodes={children} drawing={drawing} />
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'img') return address && <NamedPicture address={address} alt={alt} />
  if (tag === 'a') return address ? <OutLink address={address}>{inner}</OutLink> : inner
  const name = isHeading(tag) ? `h${String(Math.min(drawing.top + depth, 6))}` : tag
  if (passage === null || !drawing.passage) return createElement(name, null, inner)
  return drawing.passage(name, passage, inner)
}

/** A link to a page nobody vouches for. */
export function OutLink({
  address,
  className,
  children,
}: {
  address: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={className}>
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
