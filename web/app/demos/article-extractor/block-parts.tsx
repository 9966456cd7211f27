import { ShareBar } from '@/components/charts/share-bar'
import { opened } from '@/components/demo/said'
import { cn } from '@/lib/cn'
import { counted, formatNumber } from '@/lib/format'
import { useShown, type Highlight } from '@/lib/highlight'
import { scoreNote } from './answer'
import type { Block, Extraction } from './ask'

/** A block in the list of the page's blocks. */
export function blockRow({ kept, tag, text, words, score, reasons }: Block) {
  return {
    className: cn('block-row', kept && 'is-kept'),
    children: (
      <>
        <span className={cn('block-mark', kept && 'is-kept')}>
          <span className="sr-only">{kept ? 'Kept, ' : 'Dropped, '}</span>
        </span>
        <span className="truncate font-mono text-xs">{tag}</span>
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{text}</span>
        <span className="text-right font-mono text-xs">
          {words}
          {/* What the eye finds in the card below the list. */}
          <span className="sr-only">
            {' '}
            words, score {formatNumber(score, 2)}. {reasons.join('; ')}
          </span>
        </span>
      </>
    ),
  }
}

/** The block pointed at or chosen: verdict, score, why. On a desk it keeps its place, so that nothing jumps. */
export function BlockCard({
  extraction: { page, report },
  highlight,
}: {
  extraction: Extraction
  highlight: Highlight
}) {
  const { blocks } = report
  const shown = useShown(highlight)
  const block = shown === null ? undefined : blocks[shown]
  if (shown === null || !block)
    return (
      <div className="no-print h-36 border-t border-text pt-2.5 text-sm text-muted max-md:hidden">
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
    <div className="overflow-y-auto border-t border-text pt-2.5 text-sm md:h-36 print:h-auto">
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
        <ShareBar
          share={block.score}
          className="h-2"
          barClassName={block.kept ? 'strip-tall' : 'strip-low'}
        />
        <span className="font-mono text-xs">
          score {opened(formatNumber(block.score, 2), () => scoreNote(block, shown, page))}
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
