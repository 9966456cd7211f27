import { createElement, memo, type ReactNode } from 'react'
import { PlainHtml } from '@/components/text/plain-html'
import type { TextLinks } from '@/lib/align-texts'
import { cn } from '@/lib/cn'
import { useIsShown, type Highlight } from '@/lib/highlight'
import { plainWords, textOf, type PlainTree } from '@/lib/plain-html'
import { capitalized } from '@/lib/text-words'
import { creditLine } from './answer'
import type { Report } from './ask'

/** What ties the article to the page it came from. */
export interface Ties {
  links: TextLinks
  highlight: Highlight
  /** Called with the block of a passage that was pressed. */
  onChoose: (block: number) => void
}

/** The clean article: its title, who and when, its text. */
export const Reader = memo(function Reader({
  report,
  tree,
  ties,
}: {
  report: Report
  tree: PlainTree
  ties: Ties | null
}) {
  const [first, ...others] = tree.nodes
  const hasTitle = report.title != null
  const opensWithTitle =
    hasTitle && typeof first === 'object' && plainWords(textOf(first)) === report.title
  const credit = creditLine(report)
  const passage =
    ties === null
      ? undefined
      : (tag: string, at: number, words: ReactNode) => (
          <Passage tag={tag} passage={at} ties={ties}>
            {words}
          </Passage>
        )
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
        <PlainHtml nodes={[{ ...first, tag: 'h2', depth: 0 }]} top={3} passage={passage} />
      ) : (
        hasTitle && <h3>{report.title}</h3>
      )}
      {credit !== '' && <p className="small-text">{capitalized(credit)}</p>}
      <PlainHtml
        nodes={opensWithTitle ? others : tree.nodes}
        top={hasTitle ? 4 : 3}
        passage={passage}
      />
    </div>
  )
})

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
  const block = links.textOf.get(passage)
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
