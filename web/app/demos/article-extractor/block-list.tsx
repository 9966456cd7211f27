import { memo, useId, useRef, type KeyboardEvent } from 'react'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { OpenFigure } from '@/components/demo/note'
import { scoreNote } from './answer'
import type { Block, Extraction } from './ask'
import { reveal, useIsShown, usePinnedBlock, useShownBlock, type Highlight } from './highlight'

/** How far Page Up and Page Down go. */
const PAGE = 10

const moves: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

/** The page's blocks in order: one stop for the keyboard, the arrows walk. */
export function BlockList({
  blocks,
  shown,
  highlight,
  onChoose,
}: {
  blocks: readonly Block[]
  /** The places of the blocks listed. */
  shown: readonly number[]
  highlight: Highlight
  onChoose: (block: number) => void
}) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const pinned = usePinnedBlock(highlight)
  const at = pinned === null ? -1 : shown.indexOf(pinned)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && pinned !== null) {
      event.preventDefault()
      highlight.pin(null)
      return
    }
    const move = moves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const last = shown.length - 1
    const next = shown[Math.min(Math.max(move(at, last), 0), last)]
    if (next === undefined) return
    onChoose(next)
    reveal(list.current, `#${CSS.escape(`${id}-${String(next)}`)}`)
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label="Blocks of the page"
      aria-activedescendant={at < 0 ? undefined : `${id}-${String(pinned)}`}
      data-blocks=""
      className="block-list min-h-0 flex-1 overflow-y-auto"
      onKeyDown={onKeyDown}
      onMouseLeave={() => {
        highlight.hover(null)
      }}
    >
      {shown.map((index) => {
        const block = blocks[index]
        return (
          block && (
            <BlockRow
              key={index}
              id={`${id}-${String(index)}`}
              index={index}
              block={block}
              isPinned={index === pinned}
              highlight={highlight}
              onChoose={onChoose}
            />
          )
        )
      })}
    </div>
  )
}

const BlockRow = memo(function BlockRow({
  id,
  index,
  block,
  isPinned,
  highlight,
  onChoose,
}: {
  id: string
  index: number
  block: Block
  isPinned: boolean
  highlight: Highlight
  onChoose: (block: number) => void
}) {
  const isShown = useIsShown(highlight, (shown) => shown === index)
  return (
    // The list takes the keys for all its rows.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      role="option"
      aria-selected={isPinned}
      data-block={index}
      className={cn('block-row', block.kept && 'is-kept', isShown && 'is-shown')}
      onMouseEnter={() => {
        highlight.hover(index)
      }}
      onClick={() => {
        onChoose(index)
      }}
    >
      <span className={cn('block-mark', block.kept && 'is-kept')}>
        <span className="sr-only">{block.kept ? 'Kept, ' : 'Dropped, '}</span>
      </span>
      <span className="truncate font-mono text-xs">{block.tag}</span>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{block.text}</span>
      <span className="text-right font-mono text-xs">
        {block.words}
        {/* What the eye finds in the card below the list. */}
        <span className="sr-only">
          {' '}
          words, score {formatNumber(block.score, 2)}. {block.reasons.join('; ')}
        </span>
      </span>
    </div>
  )
})

/** The block pointed at or chosen: verdict, score, why. It keeps its place, so that nothing jumps. */
export function BlockCard({
  extraction: { page, report },
  highlight,
}: {
  extraction: Extraction
  highlight: Highlight
}) {
  const { blocks } = report
  const shown = useShownBlock(highlight)
  const block = shown === null ? undefined : blocks[shown]
  if (shown === null || !block)
    return (
      <div className="h-36 border-t border-text pt-2.5 text-sm text-muted">
        <p className="hidden pointer-fine:block">
          Point at a block, here or in the article, to see its score and why it was kept or dropped.
          With the keyboard: the arrow keys in the list.
        </p>
        <p className="pointer-fine:hidden">
          Tap a block, here or in the article, to see its score and why it was kept or dropped.
        </p>
      </div>
    )
  return (
    <div className="h-36 overflow-y-auto border-t border-text pt-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2.5">
        <b className={cn('font-semibold', block.kept && 'text-primary')}>
          {block.kept ? 'Kept' : 'Dropped'}
        </b>
        <span className="text-muted">
          block {formatNumber(shown + 1)} of {formatNumber(blocks.length)},{' '}
          <span className="font-mono text-xs">&lt;{block.tag}&gt;</span>,{' '}
          {counted(block.words, 'word')}
        </span>
      </p>
      <div className="mt-1.5 flex items-center gap-3">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          className="h-2 flex-1"
        >
          <rect width="100" height="8" rx="0" className="fill-surface-2" />
          <rect
            width={Math.max(block.score * 100, 0.5)}
            height="8"
            className={block.kept ? 'strip-kept' : 'strip-dropped'}
          />
        </svg>
        <span className="font-mono text-xs">
          score{' '}
          <OpenFigure note={() => scoreNote(block, shown, page)}>
            {formatNumber(block.score, 2)}
          </OpenFigure>
        </span>
      </div>
      {block.reasons.length > 0 && (
        <ul className="mt-1.5 text-muted">
          {block.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
